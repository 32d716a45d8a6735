import { fork } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PortalDb } from '../api/db/portal-db';
import { valueParsers } from '../api/db/value-parsers';
import { pipelineParameters } from '../api/loan/pipeline/pipeline.schemas';
import { findPipelinePage } from '../api/loan/pipeline/pipeline.service';
import type { LoanScope } from '../domain/loan/visibility';
import { type BenchDatabase, pipelineDatabase } from './pipeline-database';
import type { Listening } from './portal-process';

const CONNECTIONS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const LOANS = Number(process.env.BENCH_LOANS ?? 1_000_000);

interface Case {
  readonly name: string;
  readonly login: 'administrator' | 'loan-officer' | 'pml-loan-officer';
  /** Queries that take turns. */
  readonly queries: readonly Readonly<Record<string, unknown>>[];
}

const SCOPES: Readonly<Record<Case['login'], LoanScope>> = {
  administrator: { kind: 'all' },
  'loan-officer': { kind: 'branch', branchName: 'Pasadena' },
  'pml-loan-officer': { kind: 'company', companyName: 'Harborline Lending', login: 'pml-loan-officer' },
};

const firstPages = [0, 1, 2].map((tab) => ({ filter: { tab }, range: [0, 24] }));

const text = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));

/** What is measured; the deep pages depend on how many loans there are. */
async function casesFor(database: BenchDatabase): Promise<Case[]> {
  const names = await database.db
    .selectFrom('portal.pipeline')
    .select(['aBLastNm', 'loan_num'])
    .where('tab', '=', 0)
    .limit(40)
    .execute();
  const active = await findPipelinePage(
    database.db,
    pipelineParameters.parse(text({ filter: { tab: 0 } })),
    SCOPES.administrator,
  );
  const middle = Math.floor(active.total / 2) - 100;
  const deep = await findPipelinePage(
    database.db,
    pipelineParameters.parse(text({ filter: { tab: 0 }, range: [middle, middle + 24] })),
    SCOPES.administrator,
  );
  const deepFilter = { tab: 0, after: deep.next };
  return [
    { name: 'page 1, staff', login: 'administrator', queries: firstPages },
    { name: 'page 1, a branch', login: 'loan-officer', queries: firstPages },
    { name: 'page 1, a broker', login: 'pml-loan-officer', queries: firstPages },
    {
      name: 'filtered: status, branch',
      login: 'administrator',
      queries: ['3', '28', '13'].map((status) => ({
        filter: { tab: 0, sStatusT: [status], sBranchName: ['Bellevue', 'Scottsdale'] },
        sort: ['sStatusD', 'DESC'],
      })),
    },
    {
      name: 'filtered: lock, expiry days',
      login: 'administrator',
      queries: [20, 23, 26].map((day) => ({
        filter: { tab: 0, sRateLockStatusT: '1', sRLckdExpiredD: { from: `2026-11-${day}`, to: `2026-12-${day}` } },
        sort: ['sRLckdExpiredD', 'ASC'],
      })),
    },
    {
      name: `deep page, by cursor (row ${middle + 25})`,
      login: 'administrator',
      queries: [{ filter: deepFilter, range: [middle + 25, middle + 49] }],
    },
    {
      name: `deep page, by range (row ${middle})`,
      login: 'administrator',
      queries: [{ filter: { tab: 0 }, range: [middle, middle + 24] }],
    },
    {
      name: 'last page, by range',
      login: 'administrator',
      queries: [{ filter: { tab: 0 }, range: [active.total - 20, active.total + 4] }],
    },
    {
      name: 'search: last names',
      login: 'administrator',
      queries: names.map(({ aBLastNm }) => ({ filter: { tab: 0, q: aBLastNm.slice(0, 5) } })),
    },
    {
      name: 'search: loan numbers',
      login: 'administrator',
      queries: names.map(({ loan_num }) => ({ filter: { tab: 0, q: loan_num } })),
    },
    {
      name: 'search: names spelled wrong',
      login: 'administrator',
      queries: names
        .filter(({ aBLastNm }) => aBLastNm.length > 5)
        .map(({ aBLastNm }) => ({ filter: { tab: 0, q: `${aBLastNm.slice(0, 2)}${aBLastNm.slice(3)}` } })),
    },
  ];
}

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
}

async function throughTheApp(listening: Listening, { login, queries }: Case): Promise<Measured> {
  const requests = queries.map((query) => ({
    method: 'GET',
    path: `/api/lqb/loans?${new URLSearchParams(text(query))}`,
  }));
  const result = await autocannon({
    url: listening.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${listening.tokens[login]}` },
    requests,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The statements that the app sends for these queries, beside the one for who asks. */
async function statementsOf(database: BenchDatabase, { login, queries }: Case): Promise<CompiledQuery[][]> {
  let seen: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 2, types: valueParsers });
  const listened = new Kysely<PortalDb>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      seen.push(event.query);
    },
  });
  const statements: CompiledQuery[][] = [];
  for (const query of queries) {
    seen = [];
    await findPipelinePage(listened, pipelineParameters.parse(text(query)), SCOPES[login]);
    statements.push(seen);
  }
  await listened.destroy();
  return statements;
}

/** The same statements through the driver alone, with as many connections. */
async function bare(database: BenchDatabase, statements: readonly (readonly CompiledQuery[])[]): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS, types: valueParsers });
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  let turn = 0;
  const one = async (): Promise<void> => {
    const client = await pool.connect();
    while (performance.now() < until) {
      const begun = performance.now();
      turn += 1;
      for (const { sql, parameters } of statements[turn % statements.length] ?? []) {
        await client.query(sql, [...parameters]);
      }
      times.push(performance.now() - begun);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  await pool.end();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / SECONDS, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

function startPortal(database: BenchDatabase): Promise<{ listening: Listening; stop(): void }> {
  const script = path.join(import.meta.dirname, 'portal-process.ts');
  const child = fork(script, [database.url, ...Object.keys(SCOPES)], { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (listening: Listening) => resolve({ listening, stop: () => void child.kill() }));
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)));
  });
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(36) : cell.padStart(13))).join('');
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const tenth = (value: number): string => `${value.toFixed(1)} ms`;

/** Measures every case on a database with that pipeline and prints a line for each. */
export async function measure(database: BenchDatabase): Promise<void> {
  console.log(row(['', 'app req/s', 'app p99', 'bare req/s', 'bare p99', 'app/bare']));
  const portal = await startPortal(database);
  try {
    for (const one of await casesFor(database)) {
      const app = await throughTheApp(portal.listening, one);
      const driver = await bare(database, await statementsOf(database, one));
      const ratio = (app.perSecond / driver.perSecond).toFixed(2);
      console.log(
        row([one.name, whole(app.perSecond), tenth(app.p99), whole(driver.perSecond), tenth(driver.p99), ratio]),
      );
    }
  } finally {
    portal.stop();
  }
}

/**
 * GET /lqb/loans over a million loans at 16 connections: through the app in its own process, and beside it the same statements
 * through the driver alone. The ratio is that of requests a second.
 */
export async function run(): Promise<void> {
  const begun = performance.now();
  const database = await pipelineDatabase(LOANS);
  try {
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `Pipeline, ${whole(LOANS)} loans (made in ${seconds} s), ${CONNECTIONS} connections, ${SECONDS} s each`,
    );
    await measure(database);
  } finally {
    await database.remove();
  }
}
