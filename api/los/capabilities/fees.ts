import type { ClosingChange } from '../../../domain/fees/closing-records.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Operation } from '../operation';

/** The closing costs of a loan: fees, housing expenses, adjustments, prorations, and what was estimated. */
export interface Fees {
  /**
   * Replaces lists of closing costs, and sets fields of the loan with them. `stale` if the loan has another version, `invalid` with the
   * fields that are wrong. The totals of the loan follow: estimated closing costs and prepaids, taxes and insurance a month.
   */
  saveClosingCosts(operation: Operation, loanNum: string, change: ClosingChange): Promise<LoanDocument>;
}
