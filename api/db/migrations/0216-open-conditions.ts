import { type Kysely, type Migration, sql } from 'kysely';

/** The open conditions of active loans, without their texts: what the report of their age counts. */
export const openConditionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.open_conditions (
      loan_num text not null,
      condition_id text not null,
      number integer not null,
      category text not null,
      state text not null,
      created_on date not null,
      waiting_since date not null,
      primary key (loan_num, condition_id)
    )`.execute(db);
    await sql`create table portal.condition_reads (loan_num text primary key, at timestamptz not null)`.execute(db);
  },
};
