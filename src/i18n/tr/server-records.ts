import type { recordTexts } from '../../../domain/messages/record-texts';
import type { Translation } from '../translation';

/** What the server says about lists and records. */
export const serverRecords = {
  'no-record': 'Kayıt bulunamadı.',
  'no-such-filter': 'Böyle bir filtre yok.',
  'cannot-sort': 'Liste buna göre sıralanamaz.',
  'is-taken': 'Bu zaten kullanılıyor.',
  'cannot-remove': 'Bu silinemez: {{number}} yerde kullanılıyor.',
  'name-stays': 'Ad değiştirilemez: kredi sistemindeki (LOS) {{number}} kredi bu adı taşıyor.',
  'no-branch-record': 'Şube bulunamadı.',
  'no-fee': 'Ücret bulunamadı.',
  'fee-there': 'Şubede bu ücret zaten var.',
  'time-not-valid': 'HH:MM biçiminde bir saat girin.',
  'no-weekday': 'En az bir gün seçin.',
  'holidays-not-valid': 'Takvimde bulunan, en çok 60 tarih girin.',
  'closes-before-opens': 'Son dakika ilk dakikadan önce geliyor.',
  'settings-not-valid': 'Bazı ayarlar geçerli değil.',
  'no-placeholder': 'Böyle bir yer tutucu yok: {{name}}.',
  'group-in-use': 'Ad değiştirilemez: kullanıcılar, şubeler, şirketler veya faiz tabloları bu adı taşıyor.',
  'no-code-list': 'Liste bulunamadı.',
  'no-such-code': 'Listede böyle bir kod yok.',
  'all-inactive': 'En az bir kod kullanımda kalmalıdır.',
} satisfies Translation<typeof recordTexts>;
