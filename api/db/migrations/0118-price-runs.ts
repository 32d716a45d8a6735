import { type Kysely, type Migration, sql } from 'kysely';

/** Runs of batch pricing and their loans. Neither describes a borrower. */
export const priceRunsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.price_runs (
      id uuid primary key,
      order_id uuid,
      login text not null,
      name text not null,
      created_at timestamptz not null,
      loans integer not null
    )`.execute(db);
    await sql`create index price_runs_newest on portal.price_runs (created_at desc, id)`.execute(db);
    await sql`create table portal.price_run_loans (
      run_id uuid not null references portal.price_runs on delete cascade,
      loan_num text not null,
      version integer not null,
      state text not null default 'waiting',
      program text,
      rate numeric,
      amount numeric,
      is_locked boolean not null default false,
      lock_days integer,
      before numeric,
      price numeric,
      gain numeric,
      save_order_id uuid,
      save_state text,
      save_operation_id uuid,
      primary key (run_id, loan_num)
    )`.execute(db);
    await sql`create index price_run_loans_waiting on portal.price_run_loans (run_id, loan_num) where state = 'waiting'`.execute(
      db,
    );
    await sql`create index price_run_loans_saving on portal.price_run_loans (save_order_id, loan_num)
      where save_state in ('queued', 'saving')`.execute(db);
  },
};
