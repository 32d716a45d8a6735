import { type Kysely, type Migration, sql } from 'kysely';

/** Documents can be removed before registration. Their rows stay; the login says who uploaded a document. */
export const removedFilesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table los.files
        add column created_by_login text,
        add column removed_at timestamptz,
        add column removed_by text,
        add constraint removed_by_someone check ((removed_at is null) = (removed_by is null))`.execute(db);
  },
};
