import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Whom a counter slows down and since when, for administrators. The counters themselves keep hashed keys. The library writes the
 * first three columns only.
 */
export const throttledMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.throttle
      add column user_id uuid references portal.users on delete cascade,
      add column network text,
      add column slowed_since timestamptz,
      add column slowed_until timestamptz`.execute(db);
    await sql`create index throttle_user on portal.throttle (user_id) where user_id is not null`.execute(db);
    await sql`alter table portal.users drop column locked_until`.execute(db);
  },
};
