import { type Kysely, type Migration, sql } from 'kysely';

/** By which version of the rules the keys of a loan were made. Rows of an earlier one are written again when the portal starts. */
export const likenessRulesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.loan_likeness add column rules integer not null default 1`.execute(db);
  },
};
