import { type Kysely, type Migration, sql } from 'kysely';

/** Quality edits whose values someone confirmed: those of a loan, and of a filing as a whole. */
export const hmdaConfirmationsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.hmda_confirmations (
      id text primary key,
      subject text not null,
      edit text not null,
      content jsonb not null,
      login text not null,
      name text not null,
      at timestamptz not null
    )`.execute(db);
    await sql`create index hmda_confirmations_by_subject on portal.hmda_confirmations (subject)`.execute(db);
  },
};
