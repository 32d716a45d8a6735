import type { groups as english } from '../en/application-groups';
import type { Translation } from '../translation';

export const groups = {
  asset: 'Hesap ya da varlık',
  purchaseCredits: 'Satın alma için önceden verilenler',
} satisfies Translation<typeof english>;
