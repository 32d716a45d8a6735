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
} satisfies Translation<typeof recordTexts>;
