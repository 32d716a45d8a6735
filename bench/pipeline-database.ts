import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../api/db/portal-db';
import { type IndexRow, upsertRows } from '../api/loan/pipeline/index.queries';
import { indexRowOf } from '../api/loan/pipeline/index-row';
import { foldTotals } from '../api/loan/pipeline/totals.queries';
import { type BenchDatabase, benchDatabase } from './bench-database';
import { demoLoansOrder } from './pipeline-loans';

const BATCH = 5000;

/** Loads without the indexes and makes them afterwards, from their own definitions: several times faster. */
async function withoutIndexes(db: Kysely<PortalDb>, load: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'portal' and tablename = 'pipeline' and indexname <> 'pipeline_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id('portal', name)}`.execute(db);
  await load();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/** Makes a database with that many loans in the pipeline and the demo's users. */
export async function pipelineDatabase(loans: number): Promise<BenchDatabase> {
  const database = await benchDatabase();
  const { db } = database;
  await withoutIndexes(db, async () => {
    let rows: IndexRow[] = [];
    for (const loan of demoLoansOrder(loans)) {
      rows.push(indexRowOf(loan));
      if (rows.length === BATCH) {
        await upsertRows(db, rows);
        rows = [];
      }
    }
    await upsertRows(db, rows);
  });
  await foldTotals(db);
  await sql`vacuum analyze portal.pipeline, portal.pipeline_names, portal.pipeline_totals, portal.pipeline_words`.execute(
    db,
  );
  return database;
}
