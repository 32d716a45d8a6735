import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts at OpenID Connect providers that an administrator has unlinked: only an administrator links them again. */
export const unlinkedAccountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.unlinked_accounts (
      issuer text not null,
      subject text not null,
      unlinked_at timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
  },
};
