import { type Kysely, type Migration, sql } from 'kysely';

/** The journal's additions to an LOS that only loads and saves: versions of its loans, and saves under way. */
export const coarseLoansMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`create table journal.loans (
        loan_num text primary key,
        version integer not null check (version >= 1),
        doc jsonb not null,
        modified_at timestamptz
      )`,
      sql`create index loans_modified_at on journal.loans (modified_at)`,
      sql`create table journal.saves (
        loan_num text primary key,
        operation_id uuid not null unique,
        action text not null,
        request_hash text not null,
        by_login text not null,
        by_name text not null,
        note text,
        doc jsonb not null,
        at timestamptz not null
      )`,
      sql`create sequence journal.loan_number_seq`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
