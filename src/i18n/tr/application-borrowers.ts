import type { borrowers as english } from '../en/application-borrowers';
import type { Translation } from '../translation';

export const borrowers = {
  title: 'Borçlular',
  choose: 'Borçlular',
  owners: 'Sahipleri',
  unnamed: 'Henüz adı yok',
  role: {
    '0B': 'Borçlu',
    '0C': 'Ortak borçlu',
    '1B': 'Borçlu, 2. başvuru',
    '1C': 'Ortak borçlu, 2. başvuru',
  },
  needs_one: '{{count}} yanıt eksik',
  needs_other: '{{count}} yanıt eksik',
} satisfies Translation<typeof english>;
