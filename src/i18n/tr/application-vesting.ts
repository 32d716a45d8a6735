import type { vesting as english } from '../en/application-vesting';
import type { Translation } from '../translation';

export const vesting = {
  title: 'Tapuyu alanlar',
  none: 'Henüz kimse yok. Tapuyu alan borçluları ve varsa başkalarını ekleyin.',
  add: 'Başka birini ekle',
  addTitle: 'Tapu sahibi ekle',
  edit: 'Düzenle: {{name}}',
  editTitle: 'Tapu sahibi: {{name}}',
  remove: 'Tapudan çıkar: {{name}}',
  removeTitle: '{{name}} tapudan çıkarılsın mı?',
  removeText: 'Bu kişi hakkında buradaki bilgiler silinir.',
  removeBorrower: 'Bu kişi tüm yanıtlarıyla kredinin borçlusu olarak kalır.',
  takeOff: 'Tapudan çıkar',
  removed: 'Tapudan çıkarıldı.',
  saved: 'Tapu sahibi kaydedildi.',
  borrower: 'Borçlu',
  borrowerHelp: 'Borçlu olmayan biri için boş bırakın.',
  isBorrower: 'Borçlu',
  noBorrower: 'Borçlu değil',
  notOnTitle: 'Tapuda yer almaz',
  text: 'Oluşturulan tapu metni',
  noText: 'Metin; tapuyu alanlardan, medeni durumlarından ve mülkiyet biçiminden oluşturulur.',
  use: 'Tapu metni olarak kullan',
  used: 'Tapu metni olarak kullanılıyor',
  capitalize: 'Adları ve metinleri büyük harfle yaz',
  capitalized: 'Adlar ve tapu metinleri büyük harfle yazıldı.',
} satisfies Translation<typeof english>;
