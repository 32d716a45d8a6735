import { type Kysely, type Migration, sql } from 'kysely';

/** Rows of a batch that are about the same, and what a loan had before its row was saved. */
const statements = [
  sql`alter table portal.batch_rows add column key text, add column before jsonb`,
  sql`update portal.batch_rows set key = coalesce(reference, '')`,
  sql`alter table portal.batch_rows alter column key set not null`,
  sql`drop index portal.batch_rows_by_reference`,
  sql`create index batch_rows_by_key on portal.batch_rows (batch_id, key)`,
];

export const batchKeysMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
