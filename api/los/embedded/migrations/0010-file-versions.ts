import { type Kysely, type Migration, sql } from 'kysely';

/** Documents have versions and can be hidden from users outside the lender; some have a day on which they were received. */
export const fileVersionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table los.files
        add column lender_only boolean not null default false,
        add column version integer not null default 1,
        add column number integer not null default 1,
        add column made_from text[] not null default '{}',
        add column replaced_at timestamptz`.execute(db);
    await sql`
      create table los.received_documents (
        loan_num text not null references los.loans (loan_num) on delete cascade,
        doc_type text not null,
        received_on date not null,
        received_by text not null,
        primary key (loan_num, doc_type)
      )`.execute(db);
  },
};
