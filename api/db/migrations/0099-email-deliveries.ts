import { type Kysely, type Migration, sql } from 'kysely';

/** What the mail server said about each recipient of an email, and the emails of a user by time, to limit them. */
export const emailDeliveriesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.email_sent add column deliveries jsonb not null default '[]'`.execute(db);
    await sql`create index email_sent_by on portal.email_sent (sent_by, sent_at)`.execute(db);
  },
};
