import type { borrowerTexts } from '../../../domain/messages/borrower-texts';
import type { Translation } from '../translation';

/** What the server says about borrowers and title holders. */
export const serverBorrowers = {
  'borrower-not-found': 'لم يُعثر على المقترض.',
  'application-not-found': 'لم يُعثر على الطلب.',
  'borrower-place-taken': 'يوجد مقترض في هذا الموضع بالفعل.',
  'no-place-for-borrower': 'للقرض طلبان على الأكثر، في كل منهما مقترض ومقترض مشارك.',
  'last-borrower': 'يجب أن يبقى في القرض مقترض واحد على الأقل.',
  'no-coborrower': 'لا يوجد في هذا الطلب مقترض مشارك للتبديل معه.',
  'records-undecided': 'حدّد مصير السجلات التي يملكها هذا المقترض وحده.',
  'heir-leaves': 'اختر مقترضًا باقيًا في القرض.',
  'title-holder-not-found': 'لم يُعثر على صاحب سند الملكية.',
  'already-on-title': 'هذا المقترض مُدرج في سند الملكية بالفعل.',
} satisfies Translation<typeof borrowerTexts>;
