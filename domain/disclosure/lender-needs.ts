import { loanValue, type NewLoanDocument } from '../loan/document';

/**
 * What the lender needs to prepare a Loan Estimate: the six items that make an application (Regulation Z 1026.2(a)(3)(ii):
 * name, income, social security number, address, value, amount) and the program that it is for.
 */
export const lenderNeeds = [
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

export type LenderNeed = (typeof lenderNeeds)[number];

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || String(value).trim() === '' || Number(value) === 0;

/** A purchase has its value in its price as long as nobody has appraised the property. */
function valueToCheck(loan: Partial<NewLoanDocument>, need: LenderNeed): unknown {
  const value = loanValue(loan, need);
  return need === 'sApprVal' && isMissing(value) ? loanValue(loan, 'sPurchPrice') : value;
}

/** Fields that the lender still needs, in the order of the list; empty means that it can prepare the disclosure. */
export function missingForLender(loan: Partial<NewLoanDocument>): LenderNeed[] {
  return lenderNeeds.filter((need) => isMissing(valueToCheck(loan, need)));
}
