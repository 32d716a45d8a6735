import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts with credit agencies, and credit reports; both sealed, because they have passwords and personal data. */
export const creditMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.credit_accounts (
      id uuid primary key,
      user_id uuid not null references portal.users on delete cascade,
      agency text not null,
      content jsonb not null,
      is_refused boolean not null default false,
      saved_at timestamptz not null,
      unique (user_id, agency)
    )`.execute(db);
    await sql`create table portal.credit_reports (
      id uuid primary key,
      loan_num text not null,
      application integer not null,
      order_id uuid,
      agency text not null,
      action text not null,
      ordered_by text not null,
      cost_cents integer not null,
      request jsonb not null,
      report jsonb,
      document_id text,
      created_at timestamptz not null,
      received_at timestamptz,
      applied_at timestamptz,
      applied_by text
    )`.execute(db);
    await sql`create index credit_reports_of_loan on portal.credit_reports (loan_num, created_at)`.execute(db);
  },
};
