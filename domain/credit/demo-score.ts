import type { StatusLogEntry } from '../loan/activity.schemas';
import { borrowerScore, loanScore, REPORTED } from '../loan/credit-score';
import type { LoanDocument } from '../loan/document';
import type { Owner } from '../loan/records';
import type { MessageCode } from '../messages/message';

/** What the status log says when a simulated report took the place of one from an agency. */
export const DEMO_REPORT = 'credit-stand-in' satisfies MessageCode;
/** What the status log says about a report from an agency. */
export const REPORT_APPLIED = 'credit-applied' satisfies MessageCode;

type Log = readonly Pick<StatusLogEntry, 'wording'>[];

/** Whether the last report of the loan was a simulated one. The log is in order. */
function hasDemoReport(log: Log): boolean {
  const codes = log.flatMap(({ wording }) => (wording !== undefined && 'code' in wording ? [wording.code] : []));
  return codes.findLast((code) => code === DEMO_REPORT || code === REPORT_APPLIED) === DEMO_REPORT;
}

/** Whether the score of the loan is from a demo report. One that a user entered or imported since is not. */
export function hasDemoScore(loan: LoanDocument, log: Log): boolean {
  const score = loanScore(loan);
  return score?.source === 'bureau' && score.used.source === REPORTED && hasDemoReport(log);
}

/** Whether the score of a borrower is from a demo report; see {@link hasDemoScore}. */
export const hasDemoScoreOf = (loan: LoanDocument, owner: Owner, log: Log): boolean =>
  borrowerScore(loan, owner)?.source === REPORTED && hasDemoReport(log);
