import { type Kysely, type Migration, sql } from 'kysely';

/** The day from which the limits of a year apply, and which limits of a county are carried forward and must be confirmed. */
export const limitsByDayMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.limit_years add column applies_from date unique`.execute(db);
    await sql`update portal.limit_years set applies_from = make_date(year, 1, 1)`.execute(db);
    await sql`alter table portal.limit_years alter column applies_from set not null`.execute(db);
    await sql`
      alter table portal.counties
        add column confirm_gse boolean not null default false,
        add column confirm_fha boolean not null default false`.execute(db);
  },
};
