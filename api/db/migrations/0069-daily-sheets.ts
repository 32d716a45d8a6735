import { type Kysely, type Migration, sql } from 'kysely';

/** Publications whose daily rate sheets have been filed. Those before this had sheets that were uploaded by hand. */
export const dailySheetsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.daily_sheets (
      publication_id uuid primary key references portal.rate_publications (id),
      filed_at timestamptz not null
    )`.execute(db);
    await sql`
      insert into portal.daily_sheets (publication_id, filed_at)
      select id, published_at from portal.rate_publications where status = 'published'`.execute(db);
  },
};
