import { addDays } from '../format/date';
import type { DenialReason, HmdaDenialReason } from './codes/decision-codes';
import type { LoanValues } from './document';

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

/** What the days of a notice count from. */
export type NoticeBasis = 'complete-application' | 'denial' | 'counteroffer';

/** The notice of adverse action that Regulation B 1002.9(a)(1) requires. */
export interface AdverseActionNotice {
  readonly basis: NoticeBasis;
  /** The day of the basis. */
  readonly from: string;
  readonly days: number;
  readonly due: string;
  readonly sent: string | null;
  /** It was not sent, and the day that it was due has passed. */
  readonly isOverdue: boolean;
}

const noticeDays = { 'complete-application': 30, denial: 30, counteroffer: 90 } as const;

/**
 * Denials count from the complete application, which is the submission; those of an incomplete application, or of one that was
 * never submitted, from the denial.
 */
function denialBasis(loan: LoanValues): readonly [NoticeBasis, string | null | undefined] {
  const isIncomplete = loan.sDenialReasonsT?.includes('application-incomplete') === true;
  return isIncomplete || !loan.sLoanSubmittedD
    ? ['denial', loan.sRejectD]
    : ['complete-application', loan.sLoanSubmittedD];
}

/** The notice that a denied loan, or one with a counteroffer that may not be accepted, still needs or got. */
export function adverseActionNotice(loan: LoanValues, today: string): AdverseActionNotice | undefined {
  const { sStatusT, sAdverseActionSentD: sent = null } = loan;
  if (sStatusT !== '10' && sStatusT !== '47') return undefined;
  const [basis, from] = sStatusT === '10' ? denialBasis(loan) : (['counteroffer', loan.sCounterOfferD] as const);
  if (!from) return undefined;
  const days = noticeDays[basis];
  const due = addDays(from, days);
  return { basis, from, days, due, sent, isOverdue: sent === null && today > due };
}

/** The day of the decision that the notice is about. */
export const decisionDay = ({ sStatusT, sRejectD, sCounterOfferD }: LoanValues): string | undefined =>
  (sStatusT === '10' ? sRejectD : sCounterOfferD) ?? undefined;

/** The problem with the day on which a notice was sent. */
export function noticeDayProblem(
  loan: LoanValues,
  day: string,
  today: string,
): 'date-too-early' | 'date-too-late' | undefined {
  if (day > today) return 'date-too-late';
  return day < (decisionDay(loan) ?? day) ? 'date-too-early' : undefined;
}
