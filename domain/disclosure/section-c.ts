import { type LoanFee, lenderAndBroker } from '../loan/fees/loan-fee';

/** Section C is for services that borrowers can shop for: neither lender nor broker nor an affiliate may be paid there. */
export function hasInvalidBeneficiary({
  section,
  Beneficiary,
  isAffiliate,
}: Pick<LoanFee, 'section' | 'Beneficiary' | 'isAffiliate'>): boolean {
  return section === 'C' && (isAffiliate || lenderAndBroker.includes(Beneficiary));
}
