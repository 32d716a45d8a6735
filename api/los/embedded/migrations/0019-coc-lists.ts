import { type Kysely, type Migration, sql } from 'kysely';

/** Changes of circumstance are a list of the loan. The table held those of demo loans alone, because no call wrote to it. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table los.coc_tasks`.execute(db);
}

export const cocListsMigration: Migration = { up };
