import type { places as english, placeResources as englishResources } from '../en/places';
import type { Translation } from '../translation';

export const places = {
  lead: 'حدود القروض السارية: حدود عام {{year}}، وبها تُحسب الأسعار.',
  search: 'الاسم أو رمز FIPS',
  tabs: { counties: 'المقاطعات', zips: 'الرموز البريدية' },
  import: 'استيراد الحدود',
  one: 'المقاطعة',
  units: 'الحدود حسب عدد الوحدات',
  unitsFollow: 'تُشتق من حدود الوحدة الواحدة',
  unitCount_one: 'وحدة واحدة',
  unitCount_two: 'وحدتان',
  unitCount_few: '{{count}} وحدات',
  unitCount_many: '{{count}} وحدة',
  unitCount_other: '{{count}} وحدة',
  limit: 'الحد',
  importLead: 'تسري حدود السنة معًا: تُفحص كل خلية، وترى ما سيتغير قبل أن يتغير أي شيء.',
  general: 'السنة والحدود العامة',
  year: 'السنة',
  baseline1: 'الحد الأساسي، وحدة واحدة',
  baseline2: 'الحد الأساسي، وحدتان',
  baseline3: 'الحد الأساسي، 3 وحدات',
  baseline4: 'الحد الأساسي، 4 وحدات',
  file: 'الملف',
  format:
    'ملف CSV أو مصنف Excel فيه الأعمدة State وComplete FIPS وCounty Name وGSE limit وFHA limit وVA limit، ومقاطعة واحدة في كل صف.',
  checkFile: 'فحص الملف',
  compared: 'هذه حدود عام {{year}} إلى جانب حدود عام {{before}}. لم يتغير شيء بعد.',
  apply: 'تطبيق حدود عام {{year}}',
  another: 'اختيار ملف آخر',
  applied: 'حُفظت حدود عام {{year}}.',
  diff: {
    added_one: 'أضيفت مقاطعة واحدة',
    added_two: 'أضيفت مقاطعتان',
    added_few: 'أضيفت {{count}} مقاطعات',
    added_many: 'أضيفت {{count}} مقاطعة',
    added_other: 'أضيفت {{count}} مقاطعة',
    changed_one: 'تغيرت مقاطعة واحدة',
    changed_two: 'تغيرت مقاطعتان',
    changed_few: 'تغيرت {{count}} مقاطعات',
    changed_many: 'تغيرت {{count}} مقاطعة',
    changed_other: 'تغيرت {{count}} مقاطعة',
    removed_one: 'حُذفت مقاطعة واحدة',
    removed_two: 'حُذفت مقاطعتان',
    removed_few: 'حُذفت {{count}} مقاطعات',
    removed_many: 'حُذفت {{count}} مقاطعة',
    removed_other: 'حُذفت {{count}} مقاطعة',
    same_one: 'تبقى مقاطعة واحدة كما هي.',
    same_two: 'تبقى مقاطعتان كما هما.',
    same_few: 'تبقى {{count}} مقاطعات كما هي.',
    same_many: 'تبقى {{count}} مقاطعة كما هي.',
    same_other: 'تبقى {{count}} مقاطعة كما هي.',
  },
  zip: {
    lead: 'المقاطعات التي يقع فيها الرمز البريدي، وأولها تضم معظم أرضه.',
    search: 'الرمز البريدي أو المدينة',
    create: 'رمز بريدي جديد',
    one: 'الرمز البريدي',
    countyHelp: 'رمز FIPS من خمسة أرقام.',
    othersHelp: 'رموز FIPS تفصل بينها فاصلة.',
  },
} satisfies Translation<typeof english>;

const limits = { gse: 'حد GSE', fha: 'حد FHA', va: 'حد VA' };

export const placeResources = {
  counties: {
    name: 'المقاطعة',
    fields: { year: 'السنة', fips: 'رمز FIPS', state: 'الولاية', name: 'الاسم', ...limits },
  },
  'zip-codes': {
    name: 'الرمز البريدي',
    fields: { zip: 'الرمز البريدي', city: 'المدينة', county: 'المقاطعة (FIPS)', otherCounties: 'مقاطعات أخرى (FIPS)' },
  },
} satisfies Translation<typeof englishResources>;
