import { type Kysely, type Migration, sql } from 'kysely';

/** Whom a package is sent to, as its author saw it; sealed. Null if it is sent to no one. */
export const packageRecipientsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.document_packages add column recipients jsonb`.execute(db);
  },
};
