import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../api/db/connection';
import type { PortalDb } from '../api/db/portal-db';
import { type IndexRow, upsertRows } from '../api/loan/pipeline/index.queries';
import { foldTotals } from '../api/loan/pipeline/totals.queries';
import { type TestDatabase, testDatabase } from '../tests/support/database';
import { fillPipeline } from './many-loans';
import { withoutIndexes } from './without-indexes';

const LOANS = 130;

let database: TestDatabase;
let db: Kysely<PortalDb>;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.ownerUrl, { max: 1 });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const tables = ['pipeline_names', 'pipeline_totals', 'pipeline_words', 'pipeline_assignees'];

/** Everything that follows from the rows of the pipeline. */
const derived = () =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select one::text as row from ${sql.id('portal', table)} one order by 1`.execute(db);
      return [table, rows.map(({ row }) => row)] as const;
    }),
  );

const indexes = async () =>
  (
    await sql<{ text: string }>`
      select indexdef as text from pg_indexes where schemaname = 'portal' and tablename like 'pipeline%'
      order by 1`.execute(db)
  ).rows;

it('fills the pipeline as if each loan had been saved', async () => {
  const before = await indexes();
  await db.connection().execute((one) => withoutIndexes(one, () => fillPipeline(one, LOANS, 50)));
  const filled = await derived();
  const { rows } = await sql<IndexRow>`select * from portal.pipeline`.execute(db);
  await db.deleteFrom('portal.pipeline').execute();
  await db.deleteFrom('portal.pipeline_words').execute();
  await db.deleteFrom('portal.pipeline_assignees').execute();
  await foldTotals(db);

  for (const row of rows) await upsertRows(db, [row]);
  await foldTotals(db);

  expect(rows).toHaveLength(LOANS);
  expect(filled.map(([table, found]) => [table, found.length > 0])).toEqual(tables.map((table) => [table, true]));
  expect(await derived()).toEqual(filled);
  expect(await indexes()).toEqual(before);
});
