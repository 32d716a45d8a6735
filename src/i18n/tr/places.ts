import type { places as english, placeResources as englishResources } from '../en/places';
import type { Translation } from '../translation';

export const places = {
  lead: 'Yürürlükteki kredi limitleri: {{year}} yılınınkiler. Fiyatlar bunlarla hesaplanır.',
  search: 'Ad veya FIPS kodu',
  tabs: { counties: 'İlçeler', zips: 'Posta kodları' },
  import: 'Limitleri içe aktar',
  create: 'Yeni ilçe',
  createLead: 'Limitleri bundan sonraki fiyatlarda geçerlidir; ardından posta kodları bu ilçeyi gösterebilir.',
  one: 'İlçe',
  units: 'Birim sayısına göre limitler',
  unitsFollow: 'Tek birimlik limitlerden çıkar',
  unitCount_one: '{{count}} birim',
  unitCount_other: '{{count}} birim',
  limit: 'Limit',
  importLead:
    'Bir yılın limitleri birlikte geçerli olur: her hücre denetlenir ve hiçbir şey değişmeden önce neyin değişeceğini görürsünüz.',
  general: 'Yıl ve genel limitler',
  year: 'Yıl',
  baseline1: 'Taban limit, 1 birim',
  baseline2: 'Taban limit, 2 birim',
  baseline3: 'Taban limit, 3 birim',
  baseline4: 'Taban limit, 4 birim',
  file: 'Dosya',
  format: '{{columns}} sütunları olan bir dosya ({{types}}); her satırda bir ilçe.',
  checkFile: 'Dosyayı denetle',
  compared: '{{year}} limitleri, {{before}} limitlerinin yanında. Henüz hiçbir şey değiştirilmedi.',
  apply: '{{year}} limitlerini yürürlüğe koy',
  another: 'Başka bir dosya seç',
  applied: '{{year}} limitleri kaydedildi.',
  diff: {
    added_one: '{{count}} ilçe eklendi',
    added_other: '{{count}} ilçe eklendi',
    changed_one: '{{count}} ilçe değişti',
    changed_other: '{{count}} ilçe değişti',
    removed_one: '{{count}} ilçe çıkarıldı',
    removed_other: '{{count}} ilçe çıkarıldı',
    same_one: '{{count}} ilçe olduğu gibi kalıyor.',
    same_other: '{{count}} ilçe olduğu gibi kalıyor.',
  },
  zip: {
    lead: 'Bir posta kodunun bulunduğu ilçeler. İlki, alanının çoğunu kapsar.',
    search: 'Posta kodu veya şehir',
    create: 'Yeni posta kodu',
    one: 'Posta kodu',
    countyHelp: 'Beş haneli FIPS kodu.',
    othersHelp: 'Virgülle ayrılmış FIPS kodları.',
  },
} satisfies Translation<typeof english>;

const limits = { gse: 'GSE limiti', fha: 'FHA limiti', va: 'VA limiti' };

export const placeResources = {
  counties: { name: 'İlçe', fields: { year: 'Yıl', fips: 'FIPS kodu', state: 'Eyalet', name: 'Ad', ...limits } },
  'zip-codes': {
    name: 'Posta kodu',
    fields: { zip: 'Posta kodu', city: 'Şehir', county: 'İlçe (FIPS)', otherCounties: 'Diğer ilçeler (FIPS)' },
  },
} satisfies Translation<typeof englishResources>;
