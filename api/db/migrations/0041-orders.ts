import { type Kysely, type Migration, sql } from 'kysely';

/** Orders of work with outside parties, and the operation ID of a message in the mailbox, so that a repeat is stored once. */
export const ordersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.orders (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        loan_num text collate "C",
        state text not null,
        operation_id uuid unique,
        actor text,
        actor_name text,
        request jsonb not null,
        reference text,
        result jsonb,
        problem jsonb,
        attempts integer not null default 0,
        polls integer not null default 0,
        in_doubt boolean not null default false,
        created_at timestamptz not null default clock_timestamp(),
        submitted_at timestamptz,
        waiting_at timestamptz,
        ended_at timestamptz,
        due_at timestamptz,
        deadline timestamptz
      )`.execute(db);
    await sql`create index orders_of_loan on portal.orders (loan_num, created_at desc)`.execute(db);
    await sql`create index orders_due on portal.orders (due_at) where due_at is not null`.execute(db);
    await sql`alter table portal.mailbox add column operation_id uuid unique`.execute(db);
  },
};
