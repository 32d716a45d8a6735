import type { Kysely, Selectable } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { LoanImportRow } from '../mismo.tables';

type Db = Kysely<PortalDb>;

export type StoredImport = Selectable<LoanImportRow>;

/** The file that a loan was imported from; undefined for a loan that was entered. */
export async function importOf(db: Db, loanNum: string): Promise<StoredImport | undefined> {
  return db.selectFrom('portal.loan_imports').selectAll().where('loan_num', '=', loanNum).executeTakeFirst();
}

/** Links an import to the loan of its operation. */
export async function setLoanOfImport(db: Db, operation: string, loanNum: string): Promise<void> {
  await db
    .updateTable('portal.loan_imports')
    .set({ loan_num: loanNum })
    .where('operation', '=', operation)
    .where('loan_num', 'is', null)
    .execute();
}

/** Which of the operations are imports that do not know their loan yet. */
export async function importsWithoutLoan(db: Db, operations: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('portal.loan_imports')
    .select('operation')
    .where('loan_num', 'is', null)
    .where('operation', 'in', [...operations])
    .execute();
  return rows.map(({ operation }) => operation);
}

/** Imports of which it is known that no loan came of them. */
export async function failedImports(db: Db): Promise<Pick<StoredImport, 'operation' | 'storage_key'>[]> {
  return db
    .selectFrom('portal.loan_imports as kept')
    .innerJoin('portal.audit as entry', 'entry.closes', 'kept.operation')
    .select(['kept.operation', 'kept.storage_key'])
    .where('kept.loan_num', 'is', null)
    .where('entry.outcome', '=', 'failed')
    .limit(100)
    .execute();
}

export async function removeImport(db: Db, operation: string): Promise<void> {
  await db.deleteFrom('portal.loan_imports').where('operation', '=', operation).execute();
}
