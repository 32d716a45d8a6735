import type { live as english } from '../en/live';
import type { Translation } from '../translation';

export const live = {
  changedBy: 'عدّله {{name}} قبل لحظات.',
  changed: 'عدّله شخص آخر قبل لحظات.',
  changedWhatBy: 'عدّله {{name}} قبل لحظات: {{what}}.',
  changedWhat: 'عدّله شخص آخر قبل لحظات: {{what}}.',
  more_one: 'حقل آخر',
  more_two: 'حقلان آخران',
  more_few: '{{count}} حقول أخرى',
  more_many: '{{count}} حقلًا آخر',
  more_other: '{{count}} حقل آخر',
  parts: { documents: 'المستندات', contacts: 'جهات الاتصال', disclosure: 'الإفصاح الإلكتروني' },
  gone: 'لم يعد هذا القرض ضمن القروض المتاحة لك. ما يظهر هنا هو آخر حالة اطّلعت عليها.',
  dismiss: 'إخفاء',
} satisfies Translation<typeof english>;
