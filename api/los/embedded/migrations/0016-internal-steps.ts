import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Steps of a condition know whether it was internal before them, so that their notes stay with the lender when its category changes.
 * Earlier steps of conditions that are internal now are the lender's; of others we do not know an earlier category, and their notes
 * have been readable since it changed.
 */
export const internalStepsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table los.condition_steps add column lender_only boolean not null default false`.execute(db);
    await sql`
      update los.condition_steps as step set lender_only = true
      from los.conditions as stored
      where stored.loan_num = step.loan_num and stored.id = step.condition_id and stored.cat = 'Internal'`.execute(db);
  },
};
