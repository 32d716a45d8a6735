import { type Kysely, type Migration, sql } from 'kysely';

/** Until when a password is taken that somebody else gave; null for one that the person has chosen. */
export const temporaryPasswordsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.users add column temporary_until timestamptz`.execute(db);
  },
};
