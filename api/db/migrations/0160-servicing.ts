import { type Kysely, type Migration, sql } from 'kysely';

/** What lists of loans in servicing show of the payments of a loan. Nothing in it describes a borrower. Missing values are null. */
export const servicingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.servicing_positions (
      loan_num text primary key,
      first_due date not null,
      next_due date,
      late_days integer not null,
      payment numeric(14, 2),
      last_paid date,
      principal numeric(14, 2) not null,
      escrow_balance numeric(14, 2) not null,
      unapplied numeric(14, 2) not null,
      transfer_date date
    )`.execute(db);
    await sql`create index servicing_positions_by_due on portal.servicing_positions (next_due, loan_num)`.execute(db);
  },
};
