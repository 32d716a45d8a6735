import type { CreditResult } from '../../../domain/credit/credit-result.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Operation } from '../operation';

/** Credit reports, as far as they change a loan. The portal orders and keeps them. */
export interface CreditReports {
  /**
   * Stores the scores of a report with their models, its day, and the debts; the status log says so. `stale` with the current
   * loan if `version` is not the current one.
   */
  storeCredit(operation: Operation, loanNum: string, result: CreditResult): Promise<LoanDocument>;
}
