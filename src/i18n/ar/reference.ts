import type { reference as english, organizationResources as englishResources } from '../en/reference';
import type { Translation } from '../translation';

export const reference = {
  place: 'المكان والاتصال',
  activeHelp: 'غير النشط لا يستقبل قروضًا جديدة.',
  activate: 'تنشيط',
  deactivate: 'إلغاء التنشيط',
  activateConfirm_one: 'سيستقبل سجل واحد قروضًا جديدة من جديد.',
  activateConfirm_two: 'سيستقبل سجلان قروضًا جديدة من جديد.',
  activateConfirm_few: 'ستستقبل {{count}} سجلات قروضًا جديدة من جديد.',
  activateConfirm_many: 'سيستقبل {{count}} سجلًا قروضًا جديدة من جديد.',
  activateConfirm_other: 'سيستقبل {{count}} سجل قروضًا جديدة من جديد.',
  deactivateConfirm_one: 'لن يستقبل سجل واحد قروضًا جديدة بعد الآن. تبقى قروضه الحالية كما هي.',
  deactivateConfirm_two: 'لن يستقبل سجلان قروضًا جديدة بعد الآن. تبقى قروضهما الحالية كما هي.',
  deactivateConfirm_few: 'لن تستقبل {{count}} سجلات قروضًا جديدة بعد الآن. تبقى قروضها الحالية كما هي.',
  deactivateConfirm_many: 'لن يستقبل {{count}} سجلًا قروضًا جديدة بعد الآن. تبقى قروضها الحالية كما هي.',
  deactivateConfirm_other: 'لن يستقبل {{count}} سجل قروضًا جديدة بعد الآن. تبقى قروضها الحالية كما هي.',
  branch: {
    one: 'الفرع',
    lead: 'حيث يعمل موظفو المُقرض وتتبع إليه قروض التجزئة.',
    search: 'الاسم أو الرمز أو المدينة أو المدير',
    create: 'فرع جديد',
    emptyTitle: 'لا توجد فروع بعد',
    emptyText: 'يتبع كل قرض تجزئة فرعًا. أنشئ أول فرع.',
  },
  company: {
    one: 'الشركة المُنشئة',
    lead: 'الوسطاء والمراسلون الذين يجلبون القروض إلى المُقرض.',
    search: 'الاسم أو المدينة أو البريد الإلكتروني',
    create: 'شركة جديدة',
    processHelp: 'للمراسلين فقط.',
    emptyTitle: 'لا توجد شركات مُنشئة بعد',
    emptyText: 'تتبع قروض الجملة والمراسلين شركةً. أنشئ أول شركة.',
  },
  fees: {
    actions: 'الإجراءات',
    title: 'رسوم الفرع',
    add: 'إضافة رسم',
    edit: 'تعديل الرسم',
    remove: 'حذف الرسم {{name}}',
    removeText: 'لن يُضاف الرسم البالغ {{amount}} إلى القروض الجديدة لهذا الفرع.',
    emptyTitle: 'ليس لهذا الفرع رسوم خاصة به',
    emptyText: 'الرسم الذي يُضاف هنا يُحتسب على قروض هذا الفرع.',
  },
} satisfies Translation<typeof english>;

const place = {
  name: 'الاسم',
  nmlsId: 'رقم NMLS',
  address: 'العنوان',
  city: 'المدينة',
  state: 'الولاية',
  zip: 'الرمز البريدي',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  channel: 'القناة',
  priceGroup: 'مجموعة التسعير',
  active: 'نشط',
};

export const organizationResources = {
  branches: { name: 'الفرع', fields: { ...place, code: 'الرمز', manager: 'المدير', fees: 'الرسوم' } },
  companies: {
    name: 'الشركة المُنشئة',
    fields: { ...place, correspondentProcess: 'إجراء المُقرض المراسل' },
    options: { channel: { '2': 'جملة', '3': 'مُقرض مراسل' } },
  },
  'branch-fees': {
    name: 'رسم الفرع',
    fields: { type: 'الرسم', amount: 'المبلغ', paidBy: 'يدفعه', appliesTo: 'ينطبق على' },
    options: {
      paidBy: { borrower: 'المقترض', lender: 'المُقرض', seller: 'البائع' },
      appliesTo: { all: 'كل القروض', purchase: 'قروض الشراء', refinance: 'قروض إعادة التمويل' },
    },
  },
} satisfies Translation<typeof englishResources>;
