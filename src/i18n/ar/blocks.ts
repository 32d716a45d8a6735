import type { blocks as english } from '../en/blocks';
import type { Translation } from '../translation';

export const blocks = {
  pick: 'تحديد {{name}}',
  pickAll: 'تحديد كل ما في هذه الصفحة',
  leaveTitle: 'هل تريد تجاهل ما كتبته؟',
  leaveText: 'لم يُحفظ بعد.',
  keepEditing: 'متابعة التحرير',
  chartEmpty: 'لا يوجد ما يُرسم بعد',
  email: { title: 'إرسال بريد إلكتروني', preview: 'معاينة', send: 'إرسال' },
  filter: { remove: 'إزالة مرشح {{name}}', find: 'البحث في {{name}}', none: 'لا توجد قيمة كهذه' },
} satisfies Translation<typeof english>;
