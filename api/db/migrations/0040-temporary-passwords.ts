import { type Kysely, type Migration, sql } from 'kysely';

/** When a password set by someone else expires; null for one the user chose. */
export const temporaryPasswordsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.users add column temporary_until timestamptz`.execute(db);
  },
};
