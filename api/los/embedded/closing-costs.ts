import type { ClosingChange } from '../../../domain/fees/closing-records.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanWrite } from '../journal/loan-write';
import { withClosingCosts } from '../loan-rules/closing-costs';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** Saves closing costs of a loan. */
export async function saveClosingCosts(
  trx: Trx,
  change: ClosingChange,
  newId: () => string,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  return storeChanged(trx, stored, withClosingCosts(stored, change, newId), write);
}
