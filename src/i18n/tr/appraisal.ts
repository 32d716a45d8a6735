import type { appraisal as english, appraisalResources as englishResources } from '../en/appraisal';
import type { Translation } from '../translation';

export const appraisal = {
  exclusion: {
    one: 'Değerleme uzmanı',
    inside: 'Yalnızca kredi veren için',
    insideHelp: 'Misafirler nedeni ve kaynağı hiçbir zaman görmez.',
    activeHelp: 'Aktif olmayanlar herkese açık listede yer almaz.',
    lead: 'Değerlemeleri kabul edilmeyen uzmanlar.',
    readLead: 'Kredi verenin değerlemelerini kabul etmediği uzmanlar ve nedenleri.',
    publicLead: 'Kredi veren bu uzmanların değerlemelerini kabul etmez.',
    search: 'Ad, lisans, şirket veya neden',
    publicSearch: 'Ad, lisans veya şirket',
    create: 'Uzman ekle',
    emptyTitle: 'Listede kimse yok',
    emptyText: 'Değerlemeleri kabul edilmeyen bir uzman ekleyin.',
    emptyReadText: 'Lisanslı her uzmanın değerlemesi kabul edilir.',
  },
} satisfies Translation<typeof english>;

const seen = {
  name: 'Değerleme uzmanı',
  licenseNumber: 'Lisans numarası',
  licenseState: 'Eyalet',
  company: 'Şirket',
  since: 'Başlangıç',
};

export const appraisalResources = {
  appraiserExclusions: {
    name: 'Kabul edilmeyen değerleme uzmanı',
    fields: { ...seen, reason: 'Neden', source: 'Kaynak', active: 'Aktif' },
  },
  publicExclusions: { name: 'Kabul edilmeyen değerleme uzmanı', fields: seen },
} satisfies Translation<typeof englishResources>;
