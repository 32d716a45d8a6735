import { lenderAndBroker } from '../loan/fees/loan-fee';

/** Sections of the Loan Estimate and the Closing Disclosure that hold fees (FEE-02). J holds the lender credit. */
export const feeSections = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;
export type FeeSection = (typeof feeSections)[number];

/** How far a charge may exceed its estimate (12 CFR 1026.19(e)(3)): not at all, by ten percent of all such charges, or without limit. */
export const toleranceBuckets = ['zero', 'ten', 'none'] as const;
export type ToleranceBucket = (typeof toleranceBuckets)[number];

/** Who chose the provider of a service that may be shopped for: nobody yet, the borrower from the lender's list, or off the list. */
export const providerChoices = ['none', 'list', 'own'] as const;
export type ProviderChoice = (typeof providerChoices)[number];

/** What the bucket and the section of a fee follow from. */
export interface PlacedFee {
  readonly section: FeeSection;
  readonly Beneficiary: string;
  readonly isAffiliate: boolean;
  readonly ProviderChoice: ProviderChoice;
}

/** Transfer taxes and mortgage taxes may not rise; recording fees are in the ten percent bucket. */
const zeroTaxes: readonly string[] = ['TransferTax', 'MortgageTax'];

/** Insurance premiums that are no property insurance: required services of a company that the borrower cannot choose. */
const zeroPrepaids: readonly string[] = ['MIUpfrontPremium', 'MortgageInsurancePremium'];

/**
 * The bucket of a fee. Charges of the lender, the broker or an affiliate may not rise, wherever they stand in A to C; a service that
 * may be shopped for has no limit once the borrower chose a provider who is not on the list that was given (comment 19(e)(3)(iii)-2). Section H holds
 * services that the lender does not require: no limit, even for an affiliate (19(e)(3)(iii)(E)).
 */
export function bucketOf(type: string, fee: PlacedFee): ToleranceBucket {
  const { section, Beneficiary, isAffiliate, ProviderChoice } = fee;
  if (section === 'A' || section === 'B') return 'zero';
  if (section === 'C') {
    if (isAffiliate || lenderAndBroker.includes(Beneficiary)) return 'zero';
    return ProviderChoice === 'own' ? 'none' : 'ten';
  }
  if (section === 'E') return zeroTaxes.includes(type) ? 'zero' : 'ten';
  if (section === 'F') return zeroPrepaids.includes(type) ? 'zero' : 'none';
  return 'none';
}

/** The section on the Closing Disclosure: C only for a provider off the list, otherwise B (comment 38(f)(3)-1). */
export const closingSection = ({ section, ProviderChoice }: PlacedFee): FeeSection =>
  section === 'C' && ProviderChoice !== 'own' ? 'B' : section;
