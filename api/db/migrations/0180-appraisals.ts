import { type Kysely, type Migration, sql } from 'kysely';

/** Appraisals of loans, what happened to each, and the fees of appraisal companies. The content is sealed: it names borrowers. */
export const appraisalsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.appraisals (
      id uuid primary key,
      loan_num text not null,
      source text not null,
      state text not null,
      version integer not null,
      order_id uuid,
      company text,
      number text,
      content jsonb not null,
      is_dated boolean not null default false,
      created_at timestamptz not null,
      created_by text not null
    )`.execute(db);
    await sql`create index appraisals_of_loan on portal.appraisals (loan_num, created_at)`.execute(db);
    await sql`create index appraisals_of_order on portal.appraisals (order_id)`.execute(db);
    await sql`create table portal.appraisal_events (
      id bigint generated always as identity primary key,
      appraisal_id uuid not null references portal.appraisals on delete cascade,
      at timestamptz not null,
      kind text not null,
      by text,
      detail text,
      party_id text,
      unique (appraisal_id, party_id)
    )`.execute(db);
    await sql`create table portal.appraisal_waivers (
      id uuid primary key,
      loan_num text not null,
      run_id uuid not null,
      election text not null,
      document_id text not null,
      package_id uuid not null,
      sent_at timestamptz not null,
      sent_by text not null,
      used_at timestamptz
    )`.execute(db);
    await sql`create index appraisal_waivers_of_loan on portal.appraisal_waivers (loan_num, sent_at)`.execute(db);
    await sql`create table portal.appraisal_timing_waivers (
      loan_num text primary key,
      given_on date not null,
      recorded_by text not null,
      recorded_at timestamptz not null
    )`.execute(db);
    await sql`create table portal.appraisal_fees (
      from_day date not null,
      company text not null,
      name text not null,
      state text not null,
      county text not null,
      form text not null,
      loan_type text not null,
      fee numeric(9,2),
      rush_fee numeric(9,2),
      days integer not null,
      rush_days integer,
      primary key (from_day, company, state, county, form, loan_type)
    )`.execute(db);
  },
};
