import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanWrite } from '../journal/loan-write';
import { recordWrite } from '../journal/record-write';
import { unknownLoan } from '../loan-rules/loan-reads';
import { nextVersion } from '../loan-rules/next-version';
import type { Trx } from './los-db';

/**
 * Reads the loan and locks it until the transaction ends: a second writer waits here and then reads the result of the first.
 */
export async function lockLoan(trx: Trx, loanNum: string): Promise<LoanDocument> {
  const row = await trx
    .selectFrom('los.loans')
    .select('doc')
    .where('loan_num', '=', loanNum)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknownLoan(loanNum);
  return row.doc;
}

/** Stores the result of a write to a locked loan, and records it in the journal. A write without changes keeps the version. */
export async function storeChanged(
  trx: Trx,
  held: LoanDocument,
  changed: LoanDocument,
  write: LoanWrite,
): Promise<LoanDocument> {
  const { loanNum, now } = write;
  const stored = nextVersion(held, changed, now);
  if (stored !== held) {
    await trx
      .updateTable('los.loans')
      .set({ version: stored.version, doc: JSON.stringify(stored), updated_at: now })
      .where('loan_num', '=', loanNum)
      .execute();
  }
  await recordWrite(trx, held, stored, write);
  return stored;
}
