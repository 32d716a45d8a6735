import { type Kysely, type Migration, sql } from 'kysely';

/** Fax numbers of users: five contact roles of a loan have one (CONTACT-08). */
export const faxNumbersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.users add column fax text`.execute(db);
  },
};
