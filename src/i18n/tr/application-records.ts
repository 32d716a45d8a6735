import type { applicationRecords as english } from '../en/application-records';
import type { Translation } from '../translation';

export const applicationRecords = {
  perMonth: '/ay',
  since: '{{from}} tarihinden beri',
  until: '{{to}} tarihine kadar',
  period: '{{from}} – {{to}}',
  said: {
    'liability.excluded': 'hesap dışı',
    'liability.payoff': 'kapanışta kapatılacak',
    'reo.isSubjectProperty': 'kredi konusu mülk',
    'employment.selfEmployed': 'serbest çalışan',
  },
  removed: '{{name}} kaldırıldı.',
  undo: 'Geri al',
  keys: 'İmleç bir satırdayken {{payoff}} borcu kapatılacak, {{excluded}} hesap dışı olarak işaretler.',
  gap: '{{from}} ile {{to}} arasında iş yok. Aşağıda açıklayın.',
  property: {
    none: 'Yok',
    unnamed: 'Adresi olmayan mülk',
    edit: 'Mülk ekle veya değiştir',
  },
  secured: {
    title: 'Üzerindeki ipotekler ve rehinler',
    help: 'Bu mülkün teminat olduğu borçları işaretleyin.',
    none: 'Borçlar arasında başka bir mülke bağlı olmayan ipotek veya rehin yok.',
    debt: 'Borç',
    counts: 'Borç olarak sayılır',
  },
} satisfies Translation<typeof english>;
