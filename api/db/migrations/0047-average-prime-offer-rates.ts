import { type Kysely, type Migration, sql } from 'kysely';

/** Terms in years that lists show. */
const shown = [1, 3, 5, 7, 10, 15, 20, 30].map((years) =>
  sql.raw(`year${years} numeric(6, 3) generated always as (rates[${years}] / 1000.0) stored`),
);

/** Average prime offer rates by week, in thousandths of a percent for terms of 1 to 50 years. Pricing uses them, so changes are sent. */
const statements = [
  sql`
    create table portal.apor_weeks (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      rate_table text not null check (rate_table in ('fixed', 'adjustable')),
      week date not null check (extract(isodow from week) = 1),
      rates integer[] not null check (cardinality(rates) = 50),
      ${sql.join(shown)},
      unique (rate_table, week)
    )`,
  sql`
    create trigger catalog_changed after insert or update or delete or truncate on portal.apor_weeks
      for each statement execute function portal.catalog_changed()`,
];

export const aporMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
