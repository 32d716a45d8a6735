import { type Kysely, type Migration, sql } from 'kysely';

/** Announcements that only administrators see until they are published, and the one that was drafted for each rate sheet. */
export const announcementDraftsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.folder_files add column is_draft boolean not null default false`.execute(db);
    await sql`
      alter table portal.rate_publications
        add column announcement_id uuid references portal.folder_files (id) on delete set null`.execute(db);
  },
};
