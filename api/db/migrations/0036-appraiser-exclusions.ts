import { type Kysely, type Migration, sql } from 'kysely';

/** Appraisers whose appraisals the lender does not accept. Each license is listed once. */
const statements = [
  sql`
    create table portal.appraiser_exclusions (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      name text not null,
      license_number text,
      license_state text,
      company text,
      since date not null,
      reason text not null,
      source text,
      active boolean not null default true
    )`,
  sql`
    create unique index appraiser_exclusions_license
      on portal.appraiser_exclusions (coalesce(license_state, ''), upper(license_number))
      where license_number is not null`,
];

export const appraiserExclusionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
