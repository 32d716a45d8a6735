import type { NewLoanDocument } from '../../loan/document';
import { missingForDisclosure } from './disclosure-requirements';

/**
 * What the lender needs to prepare a Loan Estimate: the six items that make an application (Regulation Z 1026.2(a)(3)(ii):
 * name, income, social security number, address, value, amount) and the program. The table of requirements defines when each
 * counts as missing.
 */
export const lenderRequirements = [
  'aBFirstNm',
  'aBLastNm',
  'aBSsn',
  'sLTotI',
  'sSpAddr',
  'sSpCity',
  'sSpState',
  'sSpZip',
  'sApprVal',
  'sLAmtCalc',
  'sLpTemplateNm',
] as const;

export type LenderRequirement = (typeof lenderRequirements)[number];

/** Fields that the lender still needs, in the order of the list; empty means that it can prepare the disclosure. */
export function missingForLender(loan: Partial<NewLoanDocument>): LenderRequirement[] {
  const missing = missingForDisclosure(loan);
  return lenderRequirements.filter((need) => missing.has(need));
}
