import { type Kysely, type Migration, sql } from 'kysely';

/** The number that the LOS gave a new loan before it got that of the portal, and loans whose changes are still to be read. */
export const unreadLoansMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table journal.saves add column given_num text`.execute(db);
    await sql`create table journal.unread_loans (
      loan_num text primary key,
      modified_at timestamptz not null,
      next_try timestamptz not null
    )`.execute(db);
    await sql`create index unread_loans_next_try on journal.unread_loans (next_try)`.execute(db);
  },
};
