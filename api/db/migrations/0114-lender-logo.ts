import { type Kysely, type Migration, sql } from 'kysely';

/** The logo on the lender's documents: one row, whose file is in the file store. */
export const lenderLogoMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.lender_logo (
        only_row boolean primary key default true check (only_row),
        version integer not null default 1,
        storage_key text,
        facts jsonb,
        check ((storage_key is null) = (facts is null))
      )
    `.execute(db);
    await sql`insert into portal.lender_logo default values`.execute(db);
  },
};
