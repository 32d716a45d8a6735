import type { CreditOrder, CreditReport } from '../../../domain/credit/credit-report.schemas';
import type { Operation } from '../operation';

/** Credit reports. */
export interface CreditOrders {
  /**
   * Orders or reissues a credit report and stores scores, its date, and debts if there are none; `stale` with the current loan
   * if `version` is not the current one, `invalid` with the fields that a bureau needs.
   */
  creditReport(operation: Operation, loanNum: string, order: CreditOrder): Promise<CreditReport>;
}
