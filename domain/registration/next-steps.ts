import { mayDecideConditions, mayUsePage } from '../access/permissions';
import { eDisclosureOf } from '../disclosure/edisclosure';
import { daysBetween } from '../format/date';
import { decisionDeadline } from '../loan/decision-deadline';
import { adverseActionNotice } from '../loan/denial';
import type { LoanDocument } from '../loan/document';
import { expiryDates } from '../loan/expiry';
import { isPostDocs } from '../loan/status';
import { alertDue } from '../locks/lock-alerts';
import type { LosCapability } from '../los/capabilities';
import { type LoanPathKey, pagesOfLoan } from '../pages/loan-path';
import { isOffered } from '../pages/offered';
import type { PageKey } from '../pages/page-table';
import type { SigningTask } from '../signing/signing-tasks';
import type { ConditionState } from '../underwriting/condition-moves';
import { type ConditionView, isInView } from '../underwriting/condition-view';
import { isOpenForRegistration, missingForRegistration, type RegistrationRequirement } from './can-register';
import { isStepToTake, mayRecordNotice, mayTakeStep, type StepTaker } from './step-writers';

type Report = 'appraisal' | 'credit' | 'title';

/** Something to do for a loan, or done already. Dates are `YYYY-MM-DD`. */
export interface NextStep {
  readonly key:
    | RegistrationRequirement
    | 'register'
    | 'lockBeforeClosing'
    | 'lockExpires'
    | 'lockExpired'
    | `${Report}${'Expires' | 'Expired'}`
    | 'conditionsToAnswer'
    | 'conditionsToReview'
    | 'closingDate'
    | SigningTask
    | 'decisionDue'
    | 'noticeDue'
    | 'noticeIfDeclined'
    | 'appraisalReceived'
    | 'estimateSigned'
    | 'registered';
  readonly state: 'urgent' | 'open' | 'done';
  /** The page to open, if there is one. */
  readonly page?: LoanPathKey & PageKey;
  readonly date?: string;
  readonly other?: string;
  /** How many there are, of what the step is about. */
  readonly count?: number;
  /** The tab of the conditions that has them. */
  readonly view?: ConditionView;
}

/** A lock or report that ends within this many days needs attention. */
export const SOON_DAYS = 7;

const LOCKED = '1';

const registrationPages = {
  program: 'register-select-program',
  edisclosure: 'register-edisclosure',
  submission: 'register-upload-condition',
} as const satisfies Readonly<Record<RegistrationRequirement, LoanPathKey>>;

const requirements = Object.keys(registrationPages) as RegistrationRequirement[];

/** Without the pages that the LOS does not support; empty if it cannot register loans. */
function registrationSteps(
  loan: LoanDocument,
  submissionFiles: number,
  losCapabilities: readonly LosCapability[],
): NextStep[] {
  if (!isOffered(pagesOfLoan.register, losCapabilities)) return [];
  const missing = missingForRegistration({
    programName: loan.sLpTemplateNm,
    eDisclosure: eDisclosureOf(loan).status,
    submissionFiles,
  });
  const steps = requirements
    .filter((key) => isOffered(pagesOfLoan[registrationPages[key]], losCapabilities))
    .map((key): NextStep => {
      return { key, state: missing.includes(key) ? 'open' : 'done', page: registrationPages[key] };
    });
  const register: NextStep = { key: 'register', state: 'open', page: 'register' };
  return missing.length === 0 ? [register, ...steps] : steps;
}

function lockSteps(loan: LoanDocument, today: string): NextStep[] {
  const ends = loan.sRLckdExpiredD;
  if (loan.sRateLockStatusT !== LOCKED || !ends) return [];
  const days = daysBetween(today, ends);
  if (days < 0) return [{ key: 'lockExpired', state: 'urgent', date: ends, page: 'rate-lock' }];
  const closing = loan.sEstCloseD;
  if (closing && ends < closing) {
    return [{ key: 'lockBeforeClosing', state: 'urgent', date: ends, other: closing, page: 'rate-lock' }];
  }
  return alertDue(days) === null
    ? []
    : [{ key: 'lockExpires', state: days <= SOON_DAYS ? 'urgent' : 'open', date: ends, page: 'rate-lock' }];
}

function expirySteps(loan: LoanDocument, today: string): NextStep[] {
  const dates = expiryDates(loan);
  return (['appraisal', 'credit', 'title'] as const).flatMap((report): NextStep[] => {
    const date = dates[report];
    if (date === null) return [];
    const days = daysBetween(today, date);
    if (days > SOON_DAYS) return [];
    return [{ key: `${report}${days < 0 ? 'Expired' : 'Expires'}`, state: 'urgent', date }];
  });
}

/** What the user owes the conditions: underwriters reviews, the others answers. */
function conditionSteps(states: readonly ConditionState[], user: StepTaker): NextStep[] {
  const step = (key: NextStep['key'], view: ConditionView): NextStep[] => {
    const count = states.filter((state) => isInView({ state }, view)).length;
    return count > 0 ? [{ key, state: 'open', page: 'conditions', view, count }] : [];
  };
  if (mayDecideConditions(user)) return step('conditionsToReview', 'review');
  if (!mayUsePage(user, 'upload-submission', 'write')) return [];
  return step('conditionsToAnswer', 'active');
}

/** The notice that a denial or counteroffer requires, and a decision whose last day is near (Regulation B). */
function decisionSteps(loan: LoanDocument, today: string, user: StepTaker): NextStep[] {
  if (!mayRecordNotice(user, loan.sStatusT)) return [];
  const decision = decisionDeadline(loan, today);
  if (decision)
    return decision.standing === 'ahead' ? [] : [{ key: 'decisionDue', state: 'urgent', date: decision.due }];
  const notice = adverseActionNotice(loan, today);
  if (!notice || notice.sent !== null) return [];
  const isOpenOffer = notice.basis === 'counteroffer' && loan.sStatusT === '47';
  const state = notice.standing === 'ahead' ? 'open' : 'urgent';
  return [{ key: isOpenOffer ? 'noticeIfDeclined' : 'noticeDue', state, date: notice.due }];
}

/** Packages that borrowers don't sign online: someone has to mail them, or to talk to the borrower. */
const signingSteps = (tasks: readonly SigningTask[]): NextStep[] =>
  tasks.map((key) => ({ key, state: 'urgent', page: 'documents' }));

function doneSteps(loan: LoanDocument): NextStep[] {
  const done = (key: NextStep['key'], date: string | null | undefined): NextStep[] =>
    date ? [{ key, state: 'done', date }] : [];
  return [
    ...done('appraisalReceived', loan.sApprRprtRd),
    ...done('estimateSigned', loan.sInitialLoanEstimateSignedD),
    ...done('registered', loan.sSubmitD),
  ];
}

const ended = ['6', '9', '10', '20', '27', '37', '38', '46'];

/**
 * The next steps for a loan that the user may take, urgent ones first, and the completed ones: a decision or its notice that is due,
 * registration while it is open, locks that end too early, reports that expire, conditions that wait for the user, and a missing
 * closing date.
 */
export function nextSteps(
  loan: LoanDocument,
  facts: {
    readonly today: string;
    readonly submissionFiles: number;
    readonly losCapabilities: readonly LosCapability[];
    readonly user: StepTaker;
    /** The states of the conditions that the user sees. */
    readonly conditions: readonly ConditionState[];
    /** What packages to sign require, of users who send them. */
    readonly signing?: readonly SigningTask[];
  },
): NextStep[] {
  const decision = decisionSteps(loan, facts.today, facts.user);
  if (ended.includes(loan.sStatusT)) return [...decision, ...doneSteps(loan)];
  const registration = isOpenForRegistration(loan)
    ? registrationSteps(loan, facts.submissionFiles, facts.losCapabilities)
    : [];
  const closing: NextStep[] =
    registration.length === 0 && !loan.sEstCloseD && !isPostDocs(loan.sStatusT)
      ? [{ key: 'closingDate', state: 'open', page: 'loan-property' }]
      : [];
  const steps = [
    ...decision,
    ...lockSteps(loan, facts.today),
    ...expirySteps(loan, facts.today),
    ...registration,
    ...signingSteps(facts.signing ?? []),
    ...conditionSteps(facts.conditions, facts.user),
    ...closing,
    ...doneSteps(loan),
  ];
  const mayTake = ({ key, state }: NextStep): boolean =>
    state !== 'open' || !isStepToTake(key) || mayTakeStep(facts.user, key, loan.sStatusT);
  const rank = { urgent: 0, open: 1, done: 2 } as const;
  return steps.filter(mayTake).toSorted((a, b) => rank[a.state] - rank[b.state]);
}
