import { sql } from 'kysely';
import { type BenchDatabase, benchDatabase } from './bench-database';
import { fillPipeline } from './many-loans';
import { withoutIndexes } from './without-indexes';

/** Makes a database with that many loans in the pipeline and the demo's users. */
export async function pipelineDatabase(loans: number): Promise<BenchDatabase> {
  const database = await benchDatabase();
  await database.db.connection().execute(async (db) => {
    await withoutIndexes(db, () => fillPipeline(db, loans));
    await sql`
      vacuum analyze portal.pipeline, portal.pipeline_names, portal.pipeline_totals, portal.pipeline_words`.execute(db);
  });
  return database;
}
