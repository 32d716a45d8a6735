import { type Kysely, type Migration, sql } from 'kysely';

/** Notices of servicing that were made and filed, and how each was given. The document has what it says. */
export const servicingNoticesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.servicing_notices (
      id uuid primary key,
      loan_num text not null,
      kind text not null,
      about_on date not null,
      due_by date not null,
      made_at timestamptz not null,
      made_by text not null,
      made_by_name text not null,
      version integer not null default 1,
      method text,
      given_on date,
      given_by_name text,
      package_id uuid
    )`.execute(db);
    await sql`create index servicing_notices_of_loan on portal.servicing_notices (loan_num, made_at)`.execute(db);
  },
};
