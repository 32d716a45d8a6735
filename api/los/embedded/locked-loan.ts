import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanWrite } from '../journal/loan-write';
import { recordWrite } from '../journal/record-write';
import { unknownLoan } from '../loan-rules/loan-reads';
import { nextVersion } from '../loan-rules/next-version';
import type { Trx } from './los-db';

/** The loan, held until the transaction ends: a second writer of the same loan waits here and then reads what the first left. */
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

/**
 * Stores what a write made of a loan that it holds, and records it in the journal. A write that changed nothing leaves the
 * version as it is.
 */
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
