import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipelineQuery } from '../../../domain/loan/pipeline.schemas';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/connection';
import type { PortalDb } from '../../db/portal-db';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';
import { findPipelinePage } from './pipeline.service';
import { loanOf } from './pipeline.test-support';
import type { Asker } from './requested-page';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const db = openDatabase<PortalDb>(database.url);
  const names = ['Abara', 'Bell', 'Cole', 'Dunn', 'Egan'];
  const rows = Array.from({ length: 3000 }, (_, place) => {
    const applicants = [{ aBFirstNm: 'Ann', aBLastNm: names[place % 5] ?? '' }];
    return indexRowOf(loanOf(`81${place}`, { sBranchName: place % 3 ? 'Bellevue' : 'Pasadena', applicants }));
  });
  await upsertRows(db, rows);
  await sql`analyze portal.pipeline, portal.pipeline_names`.execute(db);
  await db.destroy();
});
afterAll(() => database.drop());

const reader = { userId: '00000000-0000-4000-8000-000000000001', isPml: false, login: 'ann' };
const everyone: Asker = { scope: { kind: 'all' }, login: 'ann', reader, today: '2026-11-28' };
const ofBranch: Asker = { ...everyone, scope: { kind: 'branch', branchName: 'Pasadena' } };

const search = (db: Kysely<PortalDb>, asker: Asker, q: string, sort?: string) =>
  findPipelinePage(
    db,
    pipelineQuery.parse({
      filter: JSON.stringify({ tab: 0, q }),
      ...(sort && { sort: JSON.stringify([sort, 'ASC']) }),
    }),
    asker,
  );

it.each([
  ['staff', everyone, undefined],
  ['staff, sorted by the borrower', everyone, 'aBLastNm'],
  ['a branch', ofBranch, undefined],
  ['a branch, sorted by the borrower', ofBranch, 'aBLastNm'],
])('a search for a name by %s is not planned for each name', async (_who, asker, sort) => {
  // One connection to the server itself, so that all its statements are prepared there, and no others.
  const db = openDatabase<PortalDb>(database.directUrl, { max: 1 });
  try {
    for (const q of ['Abara', 'Bell', 'Cole', 'Dunn', 'Egan', 'Abara', 'Bell', 'Cole', 'Dunn'])
      expect((await search(db, asker, q, sort)).total).toBeGreaterThan(100);
    const { rows } = await sql<{ once: boolean }>`
      select generic_plans > 0 as once from pg_prepared_statements where statement like '%pipeline_names%'`.execute(db);
    expect(rows).toEqual([{ once: true }]);
  } finally {
    await db.destroy();
  }
});
