import {
  type IntentMethod,
  intentProblem,
  type RecordProblem,
  receiptProblem,
} from '../../../domain/disclosure/estimate/estimate-rules';
import type { LoanEstimates } from '../../../domain/disclosure/estimate/estimates.contract';
import type { DisclosureDates } from '../../../domain/disclosure/filed-disclosure.schemas';
import { estimateRecord } from '../../../domain/fees/closing-records.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { EstimateRecord } from '../../../domain/loan/fees/closing-lists';
import { intentOf } from '../../../domain/loan/fees/intent';
import { message } from '../../../domain/messages/message';
import { isNameOf } from '../../../domain/signing/signer-name';
import type { AppContext } from '../../app-context';
import { type AppError, notFound, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { writeLoan } from '../../loan/gateway.service';
import { assertVersion } from '../../loan/loan.service';
import { assertMayReplace, assertMayReplaceReceipt } from '../known-evidence';
import { applicantsOf } from './estimate-parties';
import { estimatesOf } from './estimates-view';

function estimateNumbered({ loanEstimates = [] }: LoanDocument, number: number): EstimateRecord {
  const estimate = loanEstimates.find((each) => each.number === number);
  if (estimate === undefined) throw notFound('no-estimate');
  return estimate;
}

function problemAt(field: string, problem: RecordProblem): AppError {
  const code = `estimate-${problem}` as const;
  return refuse('invalid', code, { fields: { [field]: code } });
}

interface Change {
  readonly version: number;
  readonly estimate: EstimateRecord;
  readonly dates: DisclosureDates;
  readonly action: 'disclosure.estimate-receipt' | 'disclosure.intent';
  readonly detail: Record<string, unknown>;
}

/** Stores what became known of an estimate, with the dates of the loan. */
async function store(portal: AppContext, caller: Caller, loan: LoanDocument, change: Change): Promise<LoanEstimates> {
  const { version, estimate, dates, action, detail } = change;
  const loanEstimates = (loan.loanEstimates ?? [])
    .map((each) => (each.id === estimate.id ? estimate : each))
    .map((each) => estimateRecord.parse(each));
  const write = { action, loanNum: loan.sLNm, detail, event: 'disclosure' } as const;
  const saved = await writeLoan(portal, caller, write, (operation) =>
    portal.los.disclose(operation, loan.sLNm, { version, lists: { loanEstimates }, dates, files: [] }),
  );
  return estimatesOf(portal, saved);
}

interface Receipt {
  readonly version: number;
  readonly received: string;
  readonly evidence: string;
}

/** Records when the borrowers received a Loan Estimate, and how that is known. */
export async function recordReceipt(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  number: number,
  { version, received, evidence }: Receipt,
): Promise<LoanEstimates> {
  assertVersion(loan, version);
  const estimate = estimateNumbered(loan, number);
  assertMayReplaceReceipt(caller, estimate.delivery);
  const problem = receiptProblem(estimate, received, pacificDate(portal.clock()));
  if (problem) throw problemAt('received', problem);
  // One that was issued outside the portal before has a day of its own.
  const isInitial = number === 1 && loan.sInitialLoanEstimateIssuedD === estimate.issued;
  const delivery = {
    ...{ method: 'mail', ...estimate.delivery, received, evidence },
    recordedBy: caller.actor.displayName,
  };
  return store(portal, caller, loan, {
    version,
    estimate: { ...estimate, delivery },
    dates: isInitial ? { sInitialLoanEstimateReceivedD: received } : {},
    action: 'disclosure.estimate-receipt',
    detail: { number, received },
  });
}

interface Intent {
  readonly version: number;
  readonly date: string;
  readonly method: IntentMethod;
  readonly borrowers: readonly string[];
}

/** Records that the borrowers intend to proceed with a Loan Estimate: who said so, how and when. */
export async function recordIntent(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  number: number,
  { version, date, method, borrowers }: Intent,
): Promise<LoanEstimates> {
  assertVersion(loan, version);
  const estimate = estimateNumbered(loan, number);
  // The intent with any estimate, or of a day that the lender entered, is the intent of the loan.
  assertMayReplace(caller, intentOf(loan) !== undefined, false);
  const problem = intentProblem(estimate, date, pacificDate(portal.clock()));
  if (problem) throw problemAt('date', problem);
  const names = applicantsOf(loan).map(({ name }) => name);
  if (!borrowers.every((typed) => names.some((name) => isNameOf(typed, name)))) {
    const text = message('estimate-not-borrower', { names: names.join(', ') });
    throw refuse('invalid', text, { fields: { borrowers: text } });
  }
  const intent = { date, method, borrowers, recordedBy: caller.actor.displayName };
  const changed = { ...estimate, intent };
  const loanEstimates = (loan.loanEstimates ?? []).map((each) => (each === estimate ? changed : each));
  return store(portal, caller, loan, {
    version,
    estimate: changed,
    // That of the first estimate that has one, which a later one does not move.
    dates: { sIntentToProceedD: intentOf({ loanEstimates }) ?? date },
    action: 'disclosure.intent',
    detail: { number, date, method },
  });
}
