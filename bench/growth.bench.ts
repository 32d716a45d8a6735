import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { openSession } from '../tests/support/api-client';
import { runPortal } from '../tests/support/running-portal';
import type { BenchDatabase } from './bench-database';
import { databaseTime, usedBetween } from './database-time';
import { asText } from './pipeline-cases';
import { pipelineDatabase } from './pipeline-database';
import { saveTimes } from './section-saves';

const REQUESTS = 600;
const CONNECTIONS = 4;
/** Who reads all loans, and whose branch new loans belong to. */
const [READER, AUTHOR] = ['administrator', 'loan-officer'] as const;

interface Served {
  readonly url: string;
  readonly token: string;
}

/** Milliseconds: the middle and the longest of a hundred, and of the database's processor time for each request. */
interface Asked {
  readonly p50: number;
  readonly p99: number;
  readonly databaseMs: number;
}

async function ask(database: BenchDatabase, { url, token }: Served, queries: readonly object[]): Promise<Asked> {
  const requests = queries.map((query) => ({
    method: 'GET' as const,
    path: `/api/lqb/loans?${new URLSearchParams(asText({ ...query }))}`,
    headers: { authorization: `Bearer ${token}` },
  }));
  const turn = (amount: number) => autocannon({ url, connections: CONNECTIONS, amount, requests });
  await turn(REQUESTS / 4);
  const before = await databaseTime(database);
  const { latency, non2xx, errors } = await turn(REQUESTS);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
  const databaseMs = usedBetween(before, await databaseTime(database)) / REQUESTS;
  return { p50: latency.p50, p99: latency.p99, databaseMs };
}

async function searches({ db }: BenchDatabase): Promise<object[]> {
  const found = await db.selectFrom('portal.pipeline').select('aBLastNm').where('tab', '=', 0).limit(40).execute();
  return found.map(({ aBLastNm }) => ({ filter: { tab: 0, q: String(aBLastNm).slice(0, 5) }, range: [0, 24] }));
}

async function sizeMb({ db }: BenchDatabase): Promise<number> {
  const { rows } = await sql<{ mb: number }>`
    select pg_database_size(current_database())::float8 / 1048576 as mb`.execute(db);
  return rows[0]?.mb ?? Number.NaN;
}

/** A portal on that database, after its first start, and the seconds that it took to start. */
async function startTimed({ url }: BenchDatabase, dataDir: string) {
  const start = () => runPortal({ dataDir, env: { DATABASE_URL: url, WORKER: '0' } });
  await (await start()).end('SIGTERM');
  const begun = performance.now();
  const portal = await start();
  return { portal, seconds: (performance.now() - begun) / 1000 };
}

const asked = ({ p50, p99, databaseMs }: Asked): string => `${p50} / ${p99} / ${databaseMs.toFixed(1)}`;

async function measure(database: BenchDatabase, url: string): Promise<readonly string[]> {
  const served = { url, token: (await openSession(url, READER)).token };
  const page = await ask(database, served, [{ filter: { tab: 0 }, range: [0, 24] }]);
  const search = await ask(database, served, await searches(database));
  const save = await saveTimes({ url, token: (await openSession(url, AUTHOR)).token });
  return [asked(page), asked(search), `${save.p50.toFixed(1)} / ${save.p99.toFixed(1)}`];
}

async function rowOf(loans: number): Promise<string> {
  const database = await pipelineDatabase(loans);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'emet-growth-'));
  try {
    const { portal, seconds } = await startTimed(database, dataDir);
    try {
      const measured = await measure(database, portal.url);
      const size = `${Math.round(await sizeMb(database)).toLocaleString('en-US')} MB`;
      const cells = [loans.toLocaleString('en-US'), ...measured, `${seconds.toFixed(1)} s`, size];
      return `| ${cells.join(' | ')} |`;
    } finally {
      await portal.end('SIGTERM');
    }
  } finally {
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * What grows with the loans: npm run bench -- growth --loans 10000,100000. The pipeline index, its names and totals have that many
 * loans, the LOS only those of the demo. Milliseconds are the middle, the longest of a hundred, and for lists the processor time of
 * the database for each request, at 4 connections.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { loans: { type: 'string', default: '10000,100000' } },
  });
  console.log(
    '| loans | first page (p50 / p99 / database) | search (the same) | save a section (p50 / p99) | start | database |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const loans of String(values.loans).split(',').map(Number)) console.log(await rowOf(loans));
}
