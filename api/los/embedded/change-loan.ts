import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { changedLoan } from '../loan-rules/changed-loan';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** Changes fields of a loan. Throws `stale`, or `invalid` with fields if a value is invalid. */
export async function changeLoan(
  trx: Trx,
  change: LoanChange,
  newId: () => string,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write.loanNum);
  return storeChanged(trx, stored, changedLoan(stored, change, newId), write);
}
