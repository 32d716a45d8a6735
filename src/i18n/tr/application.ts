import type { application as english } from '../en/application';
import type { Translation } from '../translation';

export const application = {
  saved: 'Kaydedildi.',
  removed: 'kaldırıldı',
  remove: '{{name}}: kaldır',
  parts: {
    label: 'Bu sayfanın bölümleri',
    property: 'Mülk',
    title: 'Tapu',
    terms: 'Koşullar',
    costs: 'Maliyetler ve sigorta',
  },
  lists: {
    employments: {
      one: 'İş',
      many: 'İşler',
      none: 'Henüz iş yok. Şimdiki işi, iki yıl dolana kadar da öncekileri ekleyin.',
      add: 'İş ekle',
    },
    incomes: {
      one: 'Diğer gelir',
      many: 'Diğer kaynaklardan gelir',
      none: 'Başka gelir yok. İşverenin ödemediklerini ekleyin: emekli aylığı, nafaka, faiz.',
      add: 'Diğer gelir ekle',
    },
    assets: {
      one: 'Varlık',
      many: 'Hesaplar, varlıklar, hediye ve hibeler',
      none: 'Henüz varlık yok. Banka hesaplarını, emeklilik fonlarını, hediyeleri ve diğer varlıkları ekleyin.',
      add: 'Varlık ekle',
    },
    liabilities: {
      one: 'Borç',
      many: 'Borçlar ve giderler',
      none: 'Henüz borç yok. Kartları, kredileri, ipotekleri ve ödenen nafakayı ekleyin.',
      add: 'Borç ekle',
    },
    reos: {
      one: 'Mülk',
      many: 'Mülkler',
      none: 'Henüz mülk yok. Şimdiki ev dahil, sahip olunanları ekleyin.',
      add: 'Mülk ekle',
    },
    residences: {
      one: 'Önceki adres',
      many: 'Önceki adresler',
      none: 'Önceki adres yok. Şimdiki adreste iki yıl dolmadıysa bir tane ekleyin.',
      add: 'Önceki adres ekle',
    },
  },
} satisfies Translation<typeof english>;
