import { type Kysely, type Migration, sql } from 'kysely';

/** Loans, the logs that every change leaves, the operations that were seen, and the change feed. */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create schema if not exists los`,
    sql`create sequence los.loan_number_seq`,
    sql`create table los.loans (
      loan_num text primary key,
      version integer not null check (version >= 1),
      doc jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    sql`create table los.operations (
      id uuid primary key,
      action text not null,
      request_hash text not null,
      result jsonb,
      at timestamptz not null
    )`,
    sql`create index operations_at on los.operations (at)`,
    sql`create table los.status_log (
      id bigint generated always as identity primary key,
      loan_num text not null references los.loans,
      at timestamptz not null,
      status text not null,
      from_status text,
      by_login text not null,
      by_name text not null,
      description text not null
    )`,
    sql`create index status_log_loan on los.status_log (loan_num, id)`,
    sql`create table los.change_log (
      id bigint generated always as identity primary key,
      loan_num text not null references los.loans,
      at timestamptz not null,
      version integer not null,
      action text not null,
      field text not null,
      before jsonb,
      after jsonb,
      by_login text not null,
      by_name text not null
    )`,
    sql`create index change_log_loan on los.change_log (loan_num, id desc)`,
    sql`create table los.changes (
      seq bigint generated always as identity primary key,
      loan_num text not null references los.loans,
      version integer not null,
      operation_id uuid not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const loansMigration: Migration = { up };
