import type { groups as english } from '../en/application-groups';
import type { Translation } from '../translation';

export const groups = {
  asset: 'حساب أو أصل',
  purchaseCredits: 'ما دُفع مسبقًا لغرض الشراء',
} satisfies Translation<typeof english>;
