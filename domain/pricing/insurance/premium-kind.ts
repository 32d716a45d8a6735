import { ownValue } from '../../tables/own-value';

/** How private mortgage insurance is paid: by the borrower monthly, once or both ways, or once by the lender. */
export const premiumKinds = ['monthly', 'single', 'split', 'lender'] as const;

export type PremiumKind = (typeof premiumKinds)[number];

/** Blank counts as monthly, the usual premium; 4 is no insurance. */
const kindOfOption: Readonly<Record<string, PremiumKind>> = {
  '0': 'monthly',
  '1': 'single',
  '2': 'split',
  '3': 'lender',
  '5': 'monthly',
};

/** The premium of an insurance option (`sProdConvMIOptionT`, CODES-08); undefined for none. */
export const premiumKindOf = (option: string | null | undefined): PremiumKind | undefined =>
  ownValue(kindOfOption, option || '5');

/** Whether the borrower pays a part at closing, and whether a part is paid monthly. */
export const paysUpfront = (kind: PremiumKind | undefined): boolean => kind === 'single' || kind === 'split';
export const paysMonthly = (kind: PremiumKind | undefined): boolean => kind === 'monthly' || kind === 'split';
