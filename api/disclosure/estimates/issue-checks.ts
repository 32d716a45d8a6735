import type { DeliveryMethod } from '../../../domain/disclosure/calendar/disclosure-clock';
import { issueObstacle } from '../../../domain/disclosure/estimate/estimate-rules';
import { outsideEstimate } from '../../../domain/disclosure/estimate/outside-estimate';
import type { DisclosureDates } from '../../../domain/disclosure/filed-disclosure.schemas';
import { formatDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { EstimateDelivery } from '../../../domain/loan/fees/closing-lists';
import { message } from '../../../domain/messages/message';
import { refuse } from '../../http/app-error';

/** How and when a Loan Estimate goes out. */
export interface Outgoing {
  readonly number: number;
  readonly issued: string;
  readonly method: DeliveryMethod;
}

/** Throws if a Loan Estimate may not be issued any more. */
export function assertIssuable(loan: LoanDocument, outgoing: Pick<Outgoing, 'issued' | 'method'>): void {
  const obstacle = issueObstacle(loan, outgoing);
  if (obstacle === undefined) return;
  if (obstacle.code === 'after-closing-disclosure') {
    const date = formatDate(obstacle.date, 'long');
    throw refuse('conflict', message('estimate-after-closing-disclosure', { date }));
  }
  const values = { first: formatDate(obstacle.first.date, 'long'), closing: formatDate(obstacle.closing, 'long') };
  throw refuse('conflict', message('estimate-too-late', values));
}

/** The delivery of an estimate, which is received at once in person. */
export const deliveryOf = ({ issued, method }: Outgoing, by: string): EstimateDelivery => ({
  ...{ method, received: method === 'in-person' ? issued : null, evidence: null },
  recordedBy: method === 'in-person' ? by : null,
});

/** The dates of the loan that an estimate sets. Those of an earlier one from outside the portal stay the initial ones. */
export function estimateDates(loan: LoanDocument, { number, issued, method }: Outgoing): DisclosureDates {
  const isInitial = number === 1 && outsideEstimate(loan) === undefined;
  return {
    ...(isInitial ? { sInitialLoanEstimateIssuedD: issued } : {}),
    ...(isInitial && method === 'in-person' ? { sInitialLoanEstimateReceivedD: issued } : {}),
    sLastDisclosedLoanEstimateIssuedD: issued,
  };
}
