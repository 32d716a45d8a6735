import { type Kysely, type Migration, sql } from 'kysely';

/**
 * When a loan reached its milestones, how it ended, and its last lock: what reports count, kept with the pipeline index. Nothing in it
 * describes a borrower.
 */
export const loanHistoryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.loan_history (
      loan_num text primary key,
      version integer not null,
      applied date,
      registered date,
      submitted date,
      approved date,
      clear_to_close date,
      docs_ordered date,
      docs_out date,
      docs_back date,
      funding_conditions date,
      funded date,
      outcome text,
      outcome_on date,
      locked_on date,
      lock_expires date,
      lock_status text
    )`.execute(db);
  },
};
