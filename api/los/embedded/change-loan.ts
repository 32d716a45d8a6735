import { type LoanDocument, recordLists } from '../../../domain/loan/document';
import type { LoanChange } from '../../../domain/loan/loan-document.schemas';
import { LosError } from '../los-error';
import { changed } from './checked-change';
import { lockLoan, storeChanged } from './held-loan';
import type { Done } from './logs';
import type { Trx } from './los-db';
import { withRecordIds } from './record-ids';

/**
 * Changes fields of a loan. Throws `stale` with the loan as it stands where the writer read another version, `invalid` with
 * fields where a value does not fit.
 */
export async function changeLoan(
  trx: Trx,
  { version, changes }: LoanChange,
  newId: () => string,
  done: Done,
): Promise<LoanDocument> {
  const held = await lockLoan(trx, done.loanNum);
  if (held.version !== version) {
    throw new LosError('stale', 'The loan was changed by somebody else meanwhile.', { current: held });
  }
  return storeChanged(trx, held, changed(held, withRecordIds(changes, recordLists, newId)), done);
}
