import { type Kysely, type Migration, sql } from 'kysely';

/** Conditions of the investor that no response was sent to, for the desk's list, and the day by which the first one is due. */
export const investorConditionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.post_closing_loans
      add column investor_open integer not null default 0,
      add column investor_due date`.execute(db);
  },
};
