import { type Kysely, type Migration, sql } from 'kysely';

/** What users typed into forms and have not saved. */
export const draftsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.drafts (
      id uuid primary key,
      user_id uuid not null references portal.users on delete cascade,
      form text not null,
      version integer,
      content jsonb not null,
      saved_at timestamptz not null
    )`.execute(db);
    await sql`create index drafts_of_user on portal.drafts (user_id, saved_at)`.execute(db);
    await sql`create index drafts_saved_at on portal.drafts (saved_at)`.execute(db);
  },
};
