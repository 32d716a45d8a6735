import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The texts of emails about loans become one sealed column. Only the portal can seal, so the start after this migration moves the
 * texts of the rows that exist; a row has them either in plain or sealed.
 */
export const sealedEmailsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table portal.email_sent
        add column content jsonb,
        alter column subject drop not null,
        alter column message drop not null,
        add constraint email_sent_content check ((content is null) = (subject is not null and message is not null))`.execute(
      db,
    );
  },
};
