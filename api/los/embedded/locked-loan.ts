import type { LoanDocument } from '../../../domain/loan/document';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { LoanWrite } from '../journal/loan-write';
import { recordWrite } from '../journal/record-write';
import { unknownLoan } from '../loan-rules/loan-reads';
import { nextVersion } from '../loan-rules/next-version';
import { loanPlace } from './find-loan';
import type { Trx } from './los-db';

/**
 * Reads the loan and locks it until the transaction ends: a second writer waits here and then reads the result of the first.
 */
export async function lockLoan(
  trx: Trx,
  { loanNum, vault }: Pick<LoanWrite, 'loanNum' | 'vault'>,
): Promise<LoanDocument> {
  const row = await trx
    .selectFrom('los.loans')
    .select(['doc', 'version'])
    .where('loan_num', '=', loanNum)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknownLoan(loanNum);
  return openJson(vault, row.doc, loanPlace(loanNum, row.version));
}

/** Locks the loan like {@link lockLoan}, for a write that changes none of its fields. */
export async function lockVersion(trx: Trx, loanNum: string): Promise<Pick<LoanDocument, 'version'>> {
  const row = await trx
    .selectFrom('los.loans')
    .select('version')
    .where('loan_num', '=', loanNum)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknownLoan(loanNum);
  return row;
}

/** Stores the result of a write to a locked loan, and records it in the journal. A write without changes keeps the version. */
export async function storeChanged(
  trx: Trx,
  held: LoanDocument,
  changed: LoanDocument,
  write: LoanWrite,
): Promise<LoanDocument> {
  const { loanNum, now, vault } = write;
  const stored = nextVersion(held, changed, now);
  if (stored !== held) {
    await trx
      .updateTable('los.loans')
      .set({
        version: stored.version,
        doc: sealJson(vault, stored, loanPlace(loanNum, stored.version)),
        updated_at: now,
      })
      .where('loan_num', '=', loanNum)
      .execute();
  }
  await recordWrite(trx, held, stored, write);
  return stored;
}
