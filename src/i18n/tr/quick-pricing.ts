import type { quickPricing as english } from '../en/quick-pricing';
import type { Translation } from '../translation';

export const quickPricing = {
  lead: 'Bir senaryonun bugün fiyat grubunuzdaki maliyeti, kredi açmadan. Hiçbir şey saklanmaz.',
  publicLead: 'Planınız için bugünün faizlerini görün. Hesap gerekmez ve girdikleriniz saklanmaz.',
  scenario: 'Senaryo',
  ask: 'Faizleri göster',
  rates: 'Programlar ve faizler',
  found_one: '{{count}} program · {{place}}',
  found_other: '{{count}} program · {{place}}',
  before_one: 'Değişikliğinizden önceki senaryo için {{count}} program',
  before_other: 'Değişikliğinizden önceki senaryo için {{count}} program',
  points: 'Puan',
  insurance: 'Aylık ipotek sigortası {{amount}}',
  firstTitle: 'Henüz faiz yok',
  firstText: 'Senaryoyu doldurun ve Faizleri göster’e basın.',
  noneTitle: 'Bu senaryoya uyan program yok',
  noneText: 'Daha küçük bir kredi tutarı, başka bir kullanım veya mülk türü deneyin.',
  failed: 'Faizler hesaplanamadı',
  noCommitment:
    'Bu faizler yalnızca örnektir. Kredi verme taahhüdü, faiz kilidi veya teklif değildir; her an değişebilir ve kredi için tam başvuru ve onay gerekir.',
  basis: 'Ödeme anapara ve faizi kapsar. Vergi, sigorta ve aidatlar buna eklenir.',
} satisfies Translation<typeof english>;
