import type { vesting as english } from '../en/application-vesting';
import type { Translation } from '../translation';

export const vesting = {
  title: 'من تُسجَّل الملكية باسمه',
  none: 'لا أحد بعد. أضف المقترضين الذين تُسجَّل الملكية بأسمائهم، وغيرهم إن وُجدوا.',
  add: 'إضافة شخص آخر',
  addTitle: 'إضافة صاحب سند الملكية',
  edit: 'تعديل {{name}}',
  editTitle: 'صاحب سند الملكية {{name}}',
  remove: 'إخراج {{name}} من سند الملكية',
  removeTitle: 'هل تريد إخراج {{name}} من سند الملكية؟',
  removeText: 'تُحذف البيانات المسجلة عنه هنا.',
  removeBorrower: 'يبقى مقترضًا في القرض مع كل إجاباته.',
  takeOff: 'إخراج من السند',
  removed: 'تم الإخراج من سند الملكية.',
  saved: 'تم حفظ صاحب سند الملكية.',
  borrower: 'المقترض',
  borrowerHelp: 'اتركه فارغًا لمن ليس مقترضًا.',
  isBorrower: 'مقترض',
  noBorrower: 'ليس مقترضًا',
  notOnTitle: 'لا تُسجَّل الملكية باسمه',
  text: 'صيغة التملّك كما تُركَّب',
  noText: 'يُركَّب النص من أصحاب الملكية وحالتهم الاجتماعية وطريقة حيازة الملكية.',
  use: 'استخدمه نصًا لسند الملكية',
  used: 'مستخدم نصًا لسند الملكية',
  capitalize: 'كتابة الأسماء والنصوص بأحرف كبيرة',
  capitalized: 'أصبحت الأسماء ونصوص التملّك بأحرف كبيرة.',
} satisfies Translation<typeof english>;
