import { type Kysely, type Migration, sql } from 'kysely';

/** Loan limits of the counties by year, the general limits of each year, and the counties of the zip codes. */
export const placesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.limit_years (
        year integer primary key,
        source text not null,
        baseline integer[] not null check (cardinality(baseline) = 4),
        ceiling integer[] not null check (cardinality(ceiling) = 4),
        fha_floor integer[] not null check (cardinality(fha_floor) = 4)
      )`.execute(db);
    await sql`
      create table portal.counties (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        year integer not null references portal.limit_years (year),
        fips text not null check (fips ~ '^[0-9]{5}$'),
        state text not null,
        name text not null,
        gse numeric(9, 0) not null,
        fha numeric(9, 0) not null,
        va numeric(9, 0) not null
      )`.execute(db);
    await sql`create unique index counties_key on portal.counties (year, fips)`.execute(db);
    await sql`
      create table portal.zip_codes (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        zip text not null unique check (zip ~ '^[0-9]{5}$'),
        city text,
        county text not null,
        other_counties text,
        seeded boolean not null default false
      )`.execute(db);
    await sql`create index zip_codes_county on portal.zip_codes (county)`.execute(db);
    for (const table of ['limit_years', 'counties', 'zip_codes']) {
      await sql`
        create trigger catalog_changed after insert or update or delete on ${sql.table(`portal.${table}`)}
        for each statement execute function portal.catalog_changed()`.execute(db);
    }
  },
};
