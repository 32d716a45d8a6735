import type { borrowers as english } from '../en/application-borrowers';
import type { Translation } from '../translation';

export const borrowers = {
  title: 'المقترضون',
  choose: 'المقترضون',
  owners: 'المالكون',
  unnamed: 'بلا اسم بعد',
  role: {
    '0B': 'المقترض',
    '0C': 'المقترض المشارك',
    '1B': 'المقترض، الطلب الثاني',
    '1C': 'المقترض المشارك، الطلب الثاني',
  },
  needs_zero: 'لا إجابات ناقصة',
  needs_one: 'إجابة واحدة ناقصة',
  needs_two: 'إجابتان ناقصتان',
  needs_few: '{{count}} إجابات ناقصة',
  needs_many: '{{count}} إجابة ناقصة',
  needs_other: '{{count}} إجابة ناقصة',
} satisfies Translation<typeof english>;
