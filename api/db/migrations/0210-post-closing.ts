import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Post-closing: what is received after funding, and the log of the original note. The day of a document that is due is written with the
 * loan until the desk enters another one. Steps and the log of the note are only added to.
 */
const statements = [
  sql`create table portal.post_closing_loans (
    loan_num text primary key,
    funded_on date not null,
    loan_type text,
    investor_id text,
    place text not null default 'closing-agent',
    sent_on date,
    sent_to text
  )`,
  sql`create table portal.post_closing_items (
    loan_num text not null,
    kind text not null,
    label text,
    due_on date not null,
    is_due_entered boolean not null default false,
    is_required boolean not null default true,
    received_on date,
    received_by text,
    document_id uuid,
    document_name text,
    exception text,
    version integer not null default 0,
    primary key (loan_num, kind)
  )`,
  sql`create index post_closing_items_open on portal.post_closing_items (due_on, loan_num)
    where is_required and received_on is null and exception is null`,
  sql`create table portal.post_closing_steps (
    id bigint generated always as identity primary key,
    loan_num text not null,
    kind text not null,
    at timestamptz not null,
    by_login text not null,
    by_name text not null,
    due_on date not null,
    received_on date,
    document_id uuid,
    document_name text,
    exception text
  )`,
  sql`create index post_closing_steps_of_loan on portal.post_closing_steps (loan_num, id)`,
  sql`create table portal.collateral_entries (
    id uuid primary key,
    loan_num text not null,
    number integer not null,
    kind text not null,
    happened_on date not null,
    place text,
    holder text,
    carrier text,
    tracking text,
    bailee_on date,
    refers_to uuid,
    reason text,
    at timestamptz not null,
    by_login text not null,
    by_name text not null,
    unique (loan_num, number)
  )`,
];

export const postClosingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
