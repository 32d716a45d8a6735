import { type Kysely, type Migration, sql } from 'kysely';

/** Emails about loans are sent by an order, once for each key that their sender chose, with attachments. */
export const loanEmailsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table portal.email_sent
        add column key uuid unique,
        add column order_id uuid,
        add column attachments jsonb not null default '[]'`.execute(db);
  },
};
