import type { appraisal as english, appraisalResources as englishResources } from '../en/appraisal';
import type { Translation } from '../translation';

export const appraisal = {
  exclusion: {
    one: 'المُثمِّن',
    inside: 'لجهة الإقراض فقط',
    insideHelp: 'لا يرى الزوار السبب ولا المصدر أبدًا.',
    activeHelp: 'غير النشط لا يظهر في القائمة العامة.',
    lead: 'مُثمِّنون لا تُقبل تقييماتهم.',
    readLead: 'مُثمِّنون لا تقبل جهة الإقراض تقييماتهم، مع الأسباب.',
    publicLead: 'لا تقبل جهة الإقراض تقييمات هؤلاء المُثمِّنين.',
    search: 'الاسم أو الترخيص أو الشركة أو السبب',
    publicSearch: 'الاسم أو الترخيص أو الشركة',
    create: 'إضافة مُثمِّن',
    emptyTitle: 'لا أحد في القائمة',
    emptyText: 'أضف مُثمِّنًا لا تُقبل تقييماته.',
    emptyReadText: 'تُقبل تقييمات كل مُثمِّن مرخَّص.',
  },
} satisfies Translation<typeof english>;

const seen = {
  name: 'المُثمِّن',
  licenseNumber: 'رقم الترخيص',
  licenseState: 'الولاية',
  company: 'الشركة',
  since: 'منذ',
};

export const appraisalResources = {
  appraiserExclusions: {
    name: 'مُثمِّن مستبعد',
    fields: { ...seen, reason: 'السبب', source: 'المصدر', active: 'نشط' },
  },
  publicExclusions: { name: 'مُثمِّن مستبعد', fields: seen },
} satisfies Translation<typeof englishResources>;
