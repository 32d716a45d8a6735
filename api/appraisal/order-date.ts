import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import type { Caller } from '../http/caller';
import { type LosAuthor, readLos, writeLos } from '../loan/gateway.service';

/** Records on which day the appraisal of a loan was ordered. */
export async function setOrderDate(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loan: LoanDocument,
  orderDate: string,
): Promise<LoanDocument> {
  if (loan.sApprRprtOd === orderDate) return loan;
  const { sLNm: loanNum, version } = loan;
  const write = { action: 'loan.appraisal-order-date', loanNum, detail: { orderDate }, event: 'loan' } as const;
  return writeLos(portal, author, write, (operation) =>
    portal.los.changeLoan(operation, loanNum, { version, changes: { sApprRprtOd: orderDate } }),
  );
}

/**
 * Gives the loan the date of an order that a company took. Returns whether it has it: if someone else changes the loan at the same moment,
 * the next look at the order tries again.
 */
export async function recordOrderDate(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loanNum: string,
  day: string,
): Promise<boolean> {
  try {
    await setOrderDate(portal, author, await readLos(() => portal.los.loadLoan(loanNum)), day);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
