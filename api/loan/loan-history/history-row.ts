import type { LoanDocument } from '../../../domain/loan/document';
import { appliedOn, outcomeOf } from '../../../domain/loan/loan-history';
import type { LoanHistoryRow } from '../loan.tables';

/** The history of a loan. It depends only on the loan. */
export function historyRowOf(loan: LoanDocument): LoanHistoryRow {
  const ended = outcomeOf(loan);
  return {
    loan_num: loan.sLNm,
    version: loan.version,
    applied: appliedOn(loan),
    registered: loan.sSubmitD ?? null,
    submitted: loan.sLoanSubmittedD ?? null,
    approved: loan.sApprovD ?? null,
    clear_to_close: loan.sClearToCloseD ?? null,
    docs_ordered: loan.sDocsOrderedD ?? null,
    docs_out: loan.sDocsD ?? null,
    docs_back: loan.sDocsBackD ?? null,
    funding_conditions: loan.sFundingConditionsD ?? null,
    funded: loan.sFundD ?? null,
    outcome: ended?.outcome ?? null,
    outcome_on: ended?.on ?? null,
    locked_on: loan.sRLckdD ?? null,
    lock_expires: loan.sRLckdExpiredD ?? null,
    lock_status: loan.sRateLockStatusT ?? null,
  };
}
