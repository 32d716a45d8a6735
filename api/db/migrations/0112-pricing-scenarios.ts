import { type Kysely, type Migration, sql } from 'kysely';

/** Pricing scenarios that users saved. Name and fields are sealed, because they can describe a borrower. */
export const pricingScenariosMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.pricing_scenarios (
      id uuid primary key,
      user_id uuid not null references portal.users on delete cascade,
      version integer not null,
      shared boolean not null,
      content jsonb not null,
      saved_at timestamptz not null
    )`.execute(db);
    await sql`create index pricing_scenarios_of_user on portal.pricing_scenarios (user_id, saved_at)`.execute(db);
    await sql`create index pricing_scenarios_shared on portal.pricing_scenarios (saved_at) where shared`.execute(db);
  },
};
