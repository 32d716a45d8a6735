import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { runPortal } from '../tests/support/running-portal';
import type { BenchDatabase } from './bench-database';
import { startPortal } from './bench-portal';
import { databaseTime, usedBetween } from './database-time';
import { asText } from './pipeline-cases';
import { pipelineDatabase } from './pipeline-database';
import { fillReference, saveTimes } from './section-saves';

const REQUESTS = 600;
const CONNECTIONS = 4;
const LOGIN = 'administrator';

interface Served {
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Milliseconds: the middle and the longest of a hundred, and of the database's processor time for each request. */
interface Asked {
  readonly p50: number;
  readonly p99: number;
  readonly databaseMs: number;
}

async function ask(database: BenchDatabase, { url, tokens }: Served, queries: readonly object[]): Promise<Asked> {
  const requests = queries.map((query) => ({
    method: 'GET' as const,
    path: `/api/lqb/loans?${new URLSearchParams(asText({ ...query }))}`,
    headers: { authorization: `Bearer ${tokens[LOGIN]}` },
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

/** Seconds from the start of a process until it serves, with its migrations done before. */
async function startSeconds({ url }: BenchDatabase): Promise<number> {
  const start = async () => {
    const begun = performance.now();
    const portal = await runPortal({ env: { DATABASE_URL: url, WORKER: '0' } });
    const seconds = (performance.now() - begun) / 1000;
    await portal.end('SIGTERM');
    return seconds;
  };
  await start();
  return start();
}

async function rowOf(loans: number): Promise<string> {
  const database = await pipelineDatabase(loans);
  try {
    const start = await startSeconds(database);
    await fillReference(database);
    const portal = await startPortal(database, [LOGIN]);
    try {
      const page = await ask(database, portal.listening, [{ filter: { tab: 0 }, range: [0, 24] }]);
      const search = await ask(database, portal.listening, await searches(database));
      const save = await saveTimes({ url: portal.listening.url, token: portal.listening.tokens[LOGIN] ?? '' });
      const asked = ({ p50, p99, databaseMs }: Asked) => `${p50} / ${p99} / ${databaseMs.toFixed(1)}`;
      const cells = [
        loans.toLocaleString('en-US'),
        asked(page),
        asked(search),
        `${save.p50.toFixed(1)} / ${save.p99.toFixed(1)}`,
        `${start.toFixed(1)} s`,
        `${Math.round(await sizeMb(database)).toLocaleString('en-US')} MB`,
      ];
      return `| ${cells.join(' | ')} |`;
    } finally {
      portal.stop();
    }
  } finally {
    await database.remove();
  }
}

/**
 * What grows with the loans: npm run bench -- growth --loans 10000,100000. The pipeline index, its names and totals have that many
 * loans, the LOS only those that are saved. Milliseconds are the middle, the longest of a hundred, and for lists the processor time of
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
