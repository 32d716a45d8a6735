import type { LoanFee } from '../loan/fees/loan-fee';

/** Lender and broker as paid-to codes. */
const LENDER_AND_BROKER = ['21', '26'];

/** Section C is for services that borrowers can shop for: neither lender nor broker nor an affiliate may be paid there. */
export function hasInvalidBeneficiary({
  section,
  Beneficiary,
  isAffiliate,
}: Pick<LoanFee, 'section' | 'Beneficiary' | 'isAffiliate'>): boolean {
  return section === 'C' && (isAffiliate || LENDER_AND_BROKER.includes(Beneficiary));
}
