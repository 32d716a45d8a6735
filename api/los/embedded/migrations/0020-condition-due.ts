import { type Kysely, type Migration, sql } from 'kysely';

/** The day by which a condition must be answered: an investor sets one. */
export const conditionDueMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table los.conditions add column due_on date`.execute(db);
  },
};
