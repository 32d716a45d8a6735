import { type Kysely, type Migration, sql } from 'kysely';

/** A template may preselect no one, as its fields say; saving such a one failed. */
export const templatesWithoutRecipientsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.email_templates alter column pre_select_recipients drop not null`.execute(db);
  },
};
