import { type Kysely, type Migration, sql } from 'kysely';

/** Loans get the list of those who take title; nobody stands in it yet. */
export const vestingsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update los.loans set doc = doc || '{"vestings": []}' where not doc ? 'vestings'`.execute(db);
  },
};
