import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What the lock report and its totals read of locked and committed loans, kept with the pipeline index. Nothing in it describes a
 * borrower. Missing values are null.
 */
export const lockPositionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.lock_positions (
      loan_num text primary key,
      version integer not null,
      lock_status text,
      lock_expires date,
      lock_days integer,
      lock_price numeric,
      loan_type text,
      amount numeric,
      commitment_type text,
      investor_program text,
      investor_days integer,
      investor_expires date,
      investor_points numeric,
      current_price numeric,
      current_price_at timestamptz
    )`.execute(db);
    await sql`create index lock_positions_by_expiry on portal.lock_positions (lock_expires, loan_num)`.execute(db);
  },
};
