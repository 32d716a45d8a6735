import { type Kysely, type Migration, sql } from 'kysely';

/** Area median incomes by county and year, and the day from which each year applies. */
export const areaIncomeMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.area_income_years (
        year integer primary key,
        applies_from date not null unique,
        source text not null
      )`.execute(db);
    await sql`
      create table portal.area_incomes (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        year integer not null references portal.area_income_years (year),
        fips text not null check (fips ~ '^[0-9]{5}$'),
        state text not null,
        name text not null,
        median numeric(9, 0) not null
      )`.execute(db);
    await sql`create unique index area_incomes_key on portal.area_incomes (year, fips)`.execute(db);
    for (const table of ['area_income_years', 'area_incomes']) {
      await sql`
        create trigger catalog_changed after insert or update or delete on ${sql.table(`portal.${table}`)}
        for each statement execute function portal.catalog_changed()`.execute(db);
    }
  },
};
