import { type Kysely, type Migration, sql } from 'kysely';

/** Adds the list of title holders to loans; it is empty at first. */
export const vestingsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update los.loans set doc = doc || '{"vestings": []}' where not doc ? 'vestings'`.execute(db);
  },
};
