import { type Kysely, type Migration, sql } from 'kysely';

/** The lender's accounts with vendors of documents, sealed. A removed one keeps its row, so that its version counts on. */
export const documentAccountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.document_accounts (
      framework text primary key,
      version integer not null,
      account jsonb,
      saved_at timestamptz,
      saved_by text,
      checked_at timestamptz,
      checked_by text,
      check_result text
    )`.execute(db);
  },
};
