import { type Kysely, type Migration, sql } from 'kysely';

/** Links with which a retail employee chooses a password: one per user, with the hash of its token. */
export const passwordLinksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.password_links (
      user_id uuid primary key references portal.users on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  },
};
