import type { LoanDocument } from '../../loan/document';

type Intent = Pick<LoanDocument, 'loanEstimates' | 'sIntentToProceedD'>;

/** When the borrowers gave the intent to proceed; null before. */
export const intentGivenOn = ({ loanEstimates = [], sIntentToProceedD }: Intent): string | null =>
  loanEstimates.find(({ intent }) => intent)?.intent?.date ?? sIntentToProceedD ?? null;

/** Whether a fee other than that of the credit report may be charged on this day (12 CFR 1026.19(e)(2)(i)). */
export function mayChargeFees(loan: Intent, day: string): boolean {
  const given = intentGivenOn(loan);
  return given !== null && given <= day;
}
