import { type Kysely, type Migration, sql } from 'kysely';

/** Creations of loans that can be repeated with the key of their user. `operation_id` is that of the LOS and the audit. */
export const loanCreationsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.loan_creations (
      operation_id uuid primary key,
      user_id uuid not null references portal.users (id) on delete cascade,
      key text not null,
      content jsonb not null,
      loan_num text,
      repeated boolean not null,
      created_at timestamptz not null,
      unique (user_id, key)
    )`.execute(db);
    await sql`create index loan_creations_by_age on portal.loan_creations (created_at)`.execute(db);
  },
};
