import { type Kysely, type Migration, sql } from 'kysely';

/** Where a session was last used and after how long without use it ends, and which password hashes are not the demo's. */
export const sessionLimitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.sessions add column address text, add column idle_minutes integer not null default 60`.execute(
      db,
    );
    await sql`alter table portal.users add column checked_password_hash text`.execute(db);
  },
};
