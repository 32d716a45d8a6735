import { addDays, daysBetween } from '../format/date';
import type { LoanValues } from './document';

/** What the days of a deadline count from (Regulation B, 12 CFR 1002.9(a)(1) and (c)(1)). */
const deadlineDays = {
  'complete-application': 30,
  'received-application': 30,
  denial: 30,
  counteroffer: 90,
} as const;
type DeadlineBasis = keyof typeof deadlineDays;

/** A deadline is announced this many days ahead. */
const SOON_DAYS = 7;

export interface Deadline<Basis extends DeadlineBasis = DeadlineBasis> {
  readonly basis: Basis;
  /** The day of the basis, in Pacific time. */
  readonly from: string;
  readonly days: number;
  readonly due: string;
  /** Days from today to the deadline; negative once it has passed. */
  readonly daysLeft: number;
  readonly standing: 'ahead' | 'soon' | 'overdue';
}

export function deadlineOf<Basis extends DeadlineBasis>(basis: Basis, from: string, today: string): Deadline<Basis> {
  const days = deadlineDays[basis];
  const due = addDays(from, days);
  const daysLeft = daysBetween(today, due);
  const standing = daysLeft < 0 ? 'overdue' : daysLeft <= SOON_DAYS ? 'soon' : 'ahead';
  return { basis, from, days, due, daysLeft, standing };
}

/** Statuses of an application that waits for a decision: submitted, in underwriting, pre-approved, and its reviews. */
const undecided = ['28', '13', '2', '29', '22', '30', '31', '32'];
const [REGISTERED, ON_HOLD, SUSPENDED] = ['3', '7', '8'] as const;

/**
 * By when the applicant must hear of a decision: 30 days after the complete application, which is its submission. An
 * incomplete application, which is registered but not submitted (also while it is on hold) or is suspended because it lacks
 * something, needs the notice of incompleteness or the decision 30 days after it was received.
 * Undefined if there is a decision, or no application yet.
 */
export function decisionDeadline(
  loan: LoanValues,
  today: string,
): Deadline<'complete-application' | 'received-application'> | undefined {
  const { sSubmitD, sLoanSubmittedD, sAppReceivedD } = loan;
  const sStatusT = loan.sStatusT ?? '';
  const isDecided = Boolean(loan.sApprovD || loan.sRejectD || loan.sCounterOfferD);
  if (isDecided) return undefined;
  const received = sAppReceivedD ?? sLoanSubmittedD;
  const isHeldBefore = sStatusT === ON_HOLD && Boolean(sSubmitD) && !sLoanSubmittedD;
  if (sStatusT === REGISTERED || sStatusT === SUSPENDED || isHeldBefore) {
    return received ? deadlineOf('received-application', received, today) : undefined;
  }
  const isWaiting = sStatusT === ON_HOLD || undecided.includes(sStatusT);
  return isWaiting && sLoanSubmittedD ? deadlineOf('complete-application', sLoanSubmittedD, today) : undefined;
}
