import { type Kysely, type Migration, sql } from 'kysely';

/** A user may have several links at the same time, so that a request at the sign-in, which anyone can make, ends none. */
export const severalPasswordLinksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.password_links drop constraint password_links_pkey`.execute(db);
    await sql`alter table portal.password_links drop constraint password_links_token_hash_key`.execute(db);
    await sql`alter table portal.password_links add primary key (token_hash)`.execute(db);
    await sql`create index password_links_of_user on portal.password_links (user_id)`.execute(db);
  },
};
