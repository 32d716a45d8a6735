import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The file that a loan was imported from; its bytes are in the file store under `storage_key`. The row is written before the
 * loan, under the ID of the operation that creates it, and gets the loan's number afterwards (decisions 0014).
 */
const statements = [
  sql`
    create table portal.loan_imports (
      operation uuid primary key,
      loan_num text unique,
      name text not null,
      size integer not null,
      content_type text not null,
      storage_key text not null,
      imported_at timestamptz not null,
      imported_by text not null,
      beyond jsonb not null
    )`,
  sql`create index loan_imports_unsettled on portal.loan_imports (operation) where loan_num is null`,
];

export const loanImportsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
