import { type Kysely, type Migration, sql } from 'kysely';

/** The pricing catalog contains the fees of branches, by the name of the branch: a change of either sends it again. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['branches', 'branch_fees']) {
    await sql`
      create trigger catalog_changed after insert or update or delete on ${sql.table(`portal.${table}`)}
      for each statement execute function portal.catalog_changed()`.execute(db);
  }
  await sql`update portal.catalog_state set wanted = wanted + 1`.execute(db);
}

export const branchFeesInCatalogMigration: Migration = { up };
