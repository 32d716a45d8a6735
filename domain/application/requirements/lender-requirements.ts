import type { NewLoanDocument } from '../../loan/document';
import type { FieldPath } from '../field-path';
import { disclosureItems } from './disclosure-requirements';

/** What can be entered for a lender's disclosure: of the borrowers of the first application and of the loan. */
export const lenderRequirements = [
  ...(['aBFirstNm', 'aBLastNm', 'aBSsn', 'aBEmail', 'aBAddr', 'aBZip', 'aBCity', 'aBState'] as const),
  ...(['aCFirstNm', 'aCLastNm', 'aCSsn', 'aCEmail', 'aCAddr', 'aCZip', 'aCCity', 'aCState'] as const),
  ...(['sLTotI', 'sSpAddr', 'sSpZip', 'sSpCity', 'sSpState', 'sApprVal', 'sLAmtCalc', 'sLpTemplateNm'] as const),
] as const;

export type LenderRequirement = (typeof lenderRequirements)[number];

/**
 * What the lender still needs to prepare and send a Loan Estimate: of every borrower the name, number, email and home address, the
 * income, the property with its value, the amount and the program. Empty means that it can prepare the disclosure.
 */
export const missingForLender = (loan: Partial<NewLoanDocument>): FieldPath[] =>
  disclosureItems(loan).flatMap(({ path, isMissing }) => (isMissing ? [path] : []));
