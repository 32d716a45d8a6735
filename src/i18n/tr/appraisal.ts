import type { appraisal as english, appraisalResources as englishResources } from '../en/appraisal';
import type { Translation } from '../translation';

export const appraisal = {
  exclusion: {
    one: 'Eksper',
    inside: 'Yalnızca kredi veren için',
    insideHelp: 'Misafirler nedeni ve kaynağı hiçbir zaman görmez.',
    activeHelp: 'Etkin olmayanlar herkese açık listede yer almaz.',
    activateConfirm_one: '{{count}} eksper yeniden herkese açık listede yer alır.',
    activateConfirm_other: '{{count}} eksper yeniden herkese açık listede yer alır.',
    deactivateConfirm_one: '{{count}} eksper artık herkese açık listede yer almaz.',
    deactivateConfirm_other: '{{count}} eksper artık herkese açık listede yer almaz.',
    lead: 'Ekspertizleri kabul edilmeyen eksperler.',
    readLead: 'Kredi verenin ekspertizlerini kabul etmediği eksperler ve nedenleri.',
    publicLead: 'Kredi veren bu eksperlerin ekspertizlerini kabul etmez.',
    search: 'Ad, lisans, şirket veya neden',
    publicSearch: 'Ad, lisans veya şirket',
    create: 'Eksper ekle',
    emptyTitle: 'Listede kimse yok',
    emptyText: 'Ekspertizleri kabul edilmeyen bir eksper ekleyin.',
    emptyReadText: 'Lisanslı her eksperin ekspertizi kabul edilir.',
  },
  import: {
    open: 'İçe aktar',
    lead: 'Her hücre denetlenir ve bir şey değişmeden önce neyin değişeceğini görürsünüz. Kimse listeden çıkarılmaz.',
    file: 'Dosya',
    format: 'İlk satırında, dışa aktarmadaki gibi şu başlıklar bulunan bir dosya ({{types}}): {{columns}}.',
    check: 'Dosyayı denetle',
    problems: 'Dosyadaki hatalar',
    found_one: '{{count}} hücre hatalı. Hiçbir şey değiştirilmedi.',
    found_other: '{{count}} hücre hatalı. Hiçbir şey değiştirilmedi.',
    row: 'Satır',
    rowOf: '{{row}}. satır',
    field: 'Sütun',
    value: 'Yazan değer',
    problem: 'Hata',
    added_one: '{{count}} eksper ekleniyor',
    added_other: '{{count}} eksper ekleniyor',
    changed_one: '{{count}} kayıt değişiyor',
    changed_other: '{{count}} kayıt değişiyor',
    same_one: '{{count}} kayıt olduğu gibi kalıyor.',
    same_other: '{{count}} kayıt olduğu gibi kalıyor.',
    apply: 'Dosyayı uygula',
    another: 'Başka bir dosya seç',
    applied_one: '{{count}} kayıt aktarıldı.',
    applied_other: '{{count}} kayıt aktarıldı.',
  },
} satisfies Translation<typeof english>;

const seen = {
  name: 'Eksper',
  licenseNumber: 'Lisans numarası',
  licenseState: 'Eyalet',
  company: 'Şirket',
  since: 'Başlangıç',
};

export const appraisalResources = {
  appraiserExclusions: {
    name: 'Kabul edilmeyen eksper',
    fields: { ...seen, reason: 'Neden', source: 'Kaynak', active: 'Etkin' },
  },
  publicExclusions: { name: 'Kabul edilmeyen eksper', fields: seen },
} satisfies Translation<typeof englishResources>;
