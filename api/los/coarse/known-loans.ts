import { sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { JournalConnection, JournalTransaction } from '../journal/journal-db';
import { knownPlace } from '../journal/sealed-tables';
import type { CoarseContext } from './coarse-context';

/** The loan as the journal last saw it; undefined if it never did. */
export async function knownLoan(
  { db, vault }: Pick<CoarseContext, 'db' | 'vault'>,
  loanNum: string,
): Promise<LoanDocument | undefined> {
  const row = await db
    .selectFrom('journal.loans')
    .select(['doc', 'version'])
    .where('loan_num', '=', loanNum)
    .executeTakeFirst();
  return row && openJson(vault, row.doc, knownPlace(loanNum, row.version));
}

/** Stores the loan as the LOS has it now. */
export async function storeLoan(trx: JournalTransaction, vault: Vault, loan: LoanDocument): Promise<void> {
  const row = { version: loan.version, doc: sealJson(vault, loan, knownPlace(loan.sLNm, loan.version)) };
  await trx
    .insertInto('journal.loans')
    .values({ loan_num: loan.sLNm, modified_at: null, ...row })
    .onConflict((conflict) => conflict.column('loan_num').doUpdateSet(row))
    .execute();
}

/** When the LOS had last saved each loan that the journal has read since. */
export async function readModifications(
  db: JournalConnection,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (loanNums.length === 0) return new Map();
  const rows = await db
    .selectFrom('journal.loans')
    .select(['loan_num', 'modified_at'])
    .where('loan_num', 'in', loanNums)
    .where('modified_at', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.loan_num, row.modified_at?.getTime() ?? 0]));
}

/** Records that the journal has read what the LOS saved at this instant. */
export async function storeModification(db: JournalConnection, loanNum: string, at: Date): Promise<void> {
  await db.updateTable('journal.loans').set({ modified_at: at }).where('loan_num', '=', loanNum).execute();
}

/** Those of the numbers that the journal has loans of. */
export async function knownNumbers(db: JournalConnection, loanNums: readonly string[]): Promise<ReadonlySet<string>> {
  if (loanNums.length === 0) return new Set();
  const rows = await db.selectFrom('journal.loans').select('loan_num').where('loan_num', 'in', loanNums).execute();
  return new Set(rows.map((row) => row.loan_num));
}

/** The latest save of any loan that the journal has read or noted to be read; null before the first. */
export async function lastModification(db: JournalConnection): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(modified_at) from journal.loans), (select max(modified_at) from journal.unread_loans)
    ) as at`.execute(db);
  return rows[0]?.at ?? null;
}
