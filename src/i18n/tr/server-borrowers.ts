import type { borrowerTexts } from '../../../domain/messages/borrower-texts';
import type { Translation } from '../translation';

/** What the server says about borrowers and title holders. */
export const serverBorrowers = {
  'borrower-not-found': 'Borçlu bulunamadı.',
  'application-not-found': 'Başvuru bulunamadı.',
  'borrower-place-taken': 'Bu yerde zaten bir borçlu var.',
  'no-place-for-borrower': 'Bir kredide en çok iki başvuru olur; her birinde bir borçlu ve bir ortak borçlu bulunur.',
  'last-borrower': 'Kredide en az bir borçlu kalmalıdır.',
  'no-coborrower': 'Bu başvuruda yer değiştirecek ortak borçlu yok.',
  'records-undecided': 'Yalnızca bu borçluya ait kayıtların ne olacağını belirtin.',
  'heir-leaves': 'Kredide kalan bir borçlu seçin.',
  'title-holder-not-found': 'Tapu sahibi bulunamadı.',
  'already-on-title': 'Bu borçlu zaten tapuda yer alıyor.',
} satisfies Translation<typeof borrowerTexts>;
