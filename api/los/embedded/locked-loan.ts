import { sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { LoanWrite } from '../journal/loan-write';
import { type RecordedWrite, recordWrites } from '../journal/record-write';
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

/** Locks those of the loans that exist, in the order of their numbers, so that two writers of many cannot deadlock. */
export async function lockLoans(
  trx: Trx,
  vault: Vault,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, LoanDocument>> {
  const rows = await trx
    .selectFrom('los.loans')
    .select(['loan_num', 'doc', 'version'])
    .where('loan_num', 'in', loanNums)
    .orderBy('loan_num')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.loan_num, openJson(vault, row.doc, loanPlace(row.loan_num, row.version))]));
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
  const stored = nextVersion(held, changed, write.now);
  await storeVersions(trx, [{ before: held, after: stored, write }]);
  return stored;
}

/** Stores the next versions of locked loans, and records the writes in the journal. */
export async function storeVersions(
  trx: Trx,
  written: readonly (RecordedWrite & { readonly before: LoanDocument })[],
): Promise<void> {
  const rows = written
    .filter(({ before, after }) => after !== before)
    .map(({ after, write: { loanNum, now, vault } }) => ({
      ...{ loanNum, version: after.version, at: now },
      doc: sealJson(vault, after, loanPlace(loanNum, after.version)),
    }));
  if (rows.length > 0) {
    await sql`
      update los.loans held set version = next.version, doc = next.doc, updated_at = next.at
      from unnest(
        ${sql.val(rows.map((row) => row.loanNum))}::text[], ${sql.val(rows.map((row) => row.version))}::int[],
        ${sql.val(rows.map((row) => row.doc))}::jsonb[], ${sql.val(rows.map((row) => row.at))}::timestamptz[]
      ) as next (loan_num, version, doc, at)
      where held.loan_num = next.loan_num`.execute(trx);
  }
  await recordWrites(trx, written);
}
