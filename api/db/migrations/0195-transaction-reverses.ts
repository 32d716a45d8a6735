import { type Kysely, type Migration, sql } from 'kysely';

/** A reversal can name the transaction that it takes back. */
export const transactionReversesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.transactions add column reverses text`.execute(db);
  },
};
