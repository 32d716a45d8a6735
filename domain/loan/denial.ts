import type { DenialReason, HmdaDenialReason } from './codes/decision-codes';
import { type Deadline, deadlineOf } from './decision-deadline';
import type { LoanValues } from './document';
import { isPaused } from './status-workflow';

/** A notice has at most this many principal reasons (Regulation B, comment 9(b)(2)-1). */
export const MAX_DENIAL_REASONS = 4;

/** The reason in the HMDA register for each principal reason. */
const hmdaReasons: Readonly<Record<DenialReason, HmdaDenialReason>> = {
  'application-incomplete': '7',
  'references-insufficient': '3',
  'references-unacceptable': '3',
  'references-unverified': '6',
  'employment-irregular': '2',
  'employment-unverified': '6',
  'employment-length': '2',
  'income-insufficient': '1',
  'obligations-excessive': '1',
  'income-unverified': '6',
  'residence-length': '9',
  'residence-temporary': '9',
  'residence-unverified': '6',
  'no-credit-file': '3',
  'credit-limited': '3',
  'performance-with-us': '3',
  'delinquent-obligations': '3',
  'collection-judgment': '3',
  'garnishment-attachment': '3',
  'foreclosure-repossession': '3',
  bankruptcy: '3',
  'recent-inquiries': '3',
  'collateral-insufficient': '4',
  other: '9',
};

const isDenialReason = (code: string): code is DenialReason => Object.hasOwn(hmdaReasons, code);

/** The HMDA reasons of a denial, in the order of its principal reasons, each once (HMDA edit V669). */
export const hmdaDenialReasons = (reasons: readonly string[]): HmdaDenialReason[] => [
  ...new Set(reasons.filter(isDenialReason).map((reason) => hmdaReasons[reason])),
];

/** The notice of adverse action that Regulation B 1002.9(a)(1) requires. */
export interface AdverseActionNotice extends Deadline<'complete-application' | 'denial' | 'counteroffer'> {
  readonly sent: string | null;
}

/**
 * Denials count from the complete application, which is the submission; those of an incomplete application, or of one that was
 * never submitted, from the denial.
 */
function denialBasis(loan: LoanValues) {
  const isIncomplete = loan.sDenialReasonsT?.includes('application-incomplete') === true;
  return isIncomplete || !loan.sLoanSubmittedD
    ? (['denial', loan.sRejectD] as const)
    : (['complete-application', loan.sLoanSubmittedD] as const);
}

/**
 * The last decision against the application: what its status says; a loan on hold or canceled keeps the latest one, because the
 * applicant must still hear of it.
 */
function adverseDecision(loan: LoanValues): 'denial' | 'counteroffer' | undefined {
  const { sStatusT } = loan;
  if (sStatusT === '10') return 'denial';
  if (sStatusT === '47') return 'counteroffer';
  if (!isPaused(sStatusT ?? null)) return undefined;
  const [denied, countered, approved] = [loan.sRejectD ?? '', loan.sCounterOfferD ?? '', loan.sApprovD ?? ''];
  if (countered !== '' && countered >= denied) return 'counteroffer';
  return denied !== '' && denied >= approved ? 'denial' : undefined;
}

/** Whether a counteroffer is the last decision: a loan that leaves it is on hold or canceled. */
export const isCounteroffer = (loan: LoanValues): boolean => adverseDecision(loan) === 'counteroffer';

/** The notice that a denied loan, or one with a counteroffer that may not be accepted, still needs or got. */
export function adverseActionNotice(loan: LoanValues, today: string): AdverseActionNotice | undefined {
  const decision = adverseDecision(loan);
  if (decision === undefined) return undefined;
  const { sAdverseActionSentD: sent = null } = loan;
  const [basis, from] = decision === 'denial' ? denialBasis(loan) : (['counteroffer', loan.sCounterOfferD] as const);
  if (!from) return undefined;
  const deadline = deadlineOf<AdverseActionNotice['basis']>(basis, from, today);
  return { ...deadline, sent, ...(sent !== null && { standing: 'ahead' }) };
}

/** The day of the decision that the notice is about. */
export const decisionDay = (loan: LoanValues): string | undefined =>
  (adverseDecision(loan) === 'denial' ? loan.sRejectD : loan.sCounterOfferD) ?? undefined;

/** The problem with the day on which a notice was sent. */
export function noticeDayProblem(
  loan: LoanValues,
  day: string,
  today: string,
): 'date-too-early' | 'date-too-late' | undefined {
  if (day > today) return 'date-too-late';
  return day < (decisionDay(loan) ?? day) ? 'date-too-early' : undefined;
}
