import type { LoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';

/** The dates of Loan Estimates that a loan has. */
export type EstimateDates = Pick<
  LoanDocument,
  'loanEstimates' | 'sInitialLoanEstimateIssuedD' | 'sInitialLoanEstimateReceivedD'
>;

/** What is known of every Loan Estimate; one from outside the portal has no number. */
type KnownEstimate = Pick<EstimateRecord, 'issued' | 'delivery'> &
  Partial<Pick<EstimateRecord, 'number' | 'covers' | 'lockedUntil'>>;

/**
 * The first Loan Estimate of a loan that has its dates only, because it was issued outside the portal, before any of the portal's own.
 * How it was sent is unknown, so without a date of receipt it counts as mailed.
 */
export function outsideEstimate(loan: EstimateDates): KnownEstimate | undefined {
  const { loanEstimates = [], sInitialLoanEstimateIssuedD: issued, sInitialLoanEstimateReceivedD: received } = loan;
  const [own] = loanEstimates;
  if (!issued || (own !== undefined && own.issued <= issued)) return undefined;
  return { issued, delivery: { method: 'mail', received: received ?? null, evidence: null, recordedBy: null } };
}

/** The Loan Estimates whose dates are known, from the first. After one from outside, those of the portal are revised ones. */
export function knownEstimates(loan: EstimateDates): readonly KnownEstimate[] {
  const outside = outsideEstimate(loan);
  return [...(outside ? [outside] : []), ...(loan.loanEstimates ?? [])];
}

/** The only Loan Estimate of a loan, if it was issued outside the portal. */
export const onlyOutsideEstimate = (loan: EstimateDates): KnownEstimate | undefined =>
  loan.loanEstimates?.length ? undefined : outsideEstimate(loan);

/** The number of the next Loan Estimate: one from outside the portal is the first. */
export const nextEstimateNumber = (loan: EstimateDates): number =>
  1 + (loan.loanEstimates?.at(-1)?.number ?? (outsideEstimate(loan) ? 1 : 0));
