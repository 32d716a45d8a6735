import { type Kysely, type Migration, sql } from 'kysely';

/** When all loans of the LOS were listed for the first time. Until then, lists are not complete. */
export const listedLoansMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.feed_cursor add column listed_at timestamptz`.execute(db);
    await sql`update portal.feed_cursor set listed_at = moved_at`.execute(db);
  },
};
