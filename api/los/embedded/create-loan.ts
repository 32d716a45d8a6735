import { pacificDate } from '../../../domain/format/date';
import { emptyDocument, type LoanDocument, type NewLoanDocument, recordLists } from '../../../domain/loan/document';
import { created } from './checked-change';
import { addToFeed } from './feed';
import { nextLoanNumber } from './loan-number';
import { type Done, logChanges, logStatus } from './logs';
import type { Trx } from './los-db';
import { inStatus } from './move-status';
import { withRecordIds } from './record-ids';

/** The status of every new loan: Loan Open. */
const OPEN = '0';

/** Stores a new loan under a number of its own, open since today. Throws `invalid` with fields where a value does not fit. */
export async function createLoan(
  trx: Trx,
  draft: NewLoanDocument,
  newId: () => string,
  given: Omit<Done, 'loanNum'>,
): Promise<LoanDocument> {
  const { now, operation } = given;
  const loanNum = await nextLoanNumber(trx, now);
  const done: Done = { ...given, loanNum, note: 'Opened' };
  const numbered: LoanDocument = {
    ...created(withRecordIds({ ...emptyDocument(), ...draft }, recordLists, newId)),
    sLNm: loanNum,
    sStatusT: OPEN,
    version: 1,
    sCreatedD: pacificDate(now),
    sLastModifiedT: now.toISOString(),
  };
  const loan = inStatus(numbered, OPEN, now);
  await trx
    .insertInto('los.loans')
    .values({ loan_num: loanNum, version: 1, doc: JSON.stringify(loan), created_at: now, updated_at: now })
    .execute();
  await logStatus(trx, null, OPEN, done);
  await logChanges(trx, 1, [{ field: 'sLNm', before: null, after: loanNum }], done);
  await addToFeed(trx, [{ loanNum, version: 1, operationId: operation.id }]);
  return loan;
}
