import type { applicationRecords as english } from '../en/application-records';
import type { Translation } from '../translation';

export const applicationRecords = {
  perMonth: 'شهريًا',
  since: 'منذ {{from}}',
  until: 'حتى {{to}}',
  period: '{{from}} – {{to}}',
  said: {
    'liability.excluded': 'مستبعد',
    'liability.payoff': 'يُسدد عند الإقفال',
    'reo.isSubjectProperty': 'العقار موضوع القرض',
    'employment.selfEmployed': 'عمل حر',
  },
  removed: 'أُزيل {{name}}.',
  undo: 'تراجع',
  keys: 'والمؤشر على سطر، يحدده المفتاح {{payoff}} للسداد عند الإقفال ويستبعده المفتاح {{excluded}}.',
  gap: 'بلا عمل من {{from}} إلى {{to}}. وضّح السبب أدناه.',
  property: {
    none: 'لا شيء',
    unnamed: 'عقار بلا عنوان',
    edit: 'إضافة عقار أو تعديله',
  },
  secured: {
    title: 'الرهون وحقوق الامتياز عليه',
    help: 'حدد الديون التي يضمنها هذا العقار.',
    none: 'لا يوجد بين الديون رهن أو حق امتياز لا يضمنه عقار آخر.',
    debt: 'الدين',
    counts: 'يُحتسب دينًا',
  },
} satisfies Translation<typeof english>;
