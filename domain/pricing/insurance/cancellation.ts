import type { Cents } from '../../numbers/fixed';
import { mulDiv } from '../../numbers/fixed';
import { paymentsToBalance, type RepaidLoan } from '../payment-streams';

/** After how many payments private insurance may or must end. */
export interface Cancellation {
  /** The borrower may ask: the scheduled balance is 80% of the original value. */
  readonly request: number;
  /** It ends by itself: the scheduled balance is 78%, at the latest the midpoint of the term. */
  readonly end: number;
}

/**
 * When private insurance ends by the schedule (12 USC 4901, 4902). The original value is the lesser of price and appraisal; an
 * adjustable rate follows the schedule that its disclosure assumes.
 */
export function cancellation(loan: RepaidLoan, originalValue: Cents): Cancellation {
  const paymentsTo = (percent: number): number => paymentsToBalance(loan, mulDiv(originalValue, percent, 100));
  const end = Math.min(paymentsTo(78), Math.ceil(loan.termMonths / 2));
  return { request: Math.min(paymentsTo(80), end), end };
}
