import autocannon from 'autocannon';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PortalDb } from '../api/db/portal-db';
import { valueParsers } from '../api/db/value-parsers';
import { findPipelinePage } from '../api/loan/pipeline/pipeline.service';
import { pipelineQuery } from '../domain/loan/pipeline.schemas';
import type { BenchDatabase } from './bench-database';
import { startPortal } from './bench-portal';
import { askers, asText, casesFor, type PipelineCase } from './pipeline-cases';
import { pipelineDatabase } from './pipeline-database';
import type { Listening } from './portal-process';

const CONNECTIONS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const LOANS = Number(process.env.BENCH_LOANS ?? 1_000_000);

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
}

async function throughTheApp(listening: Listening, { login, queries }: PipelineCase): Promise<Measured> {
  const requests = queries.map((query) => ({
    method: 'GET',
    path: `/api/lqb/loans?${new URLSearchParams(asText(query))}`,
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

/** The statements that the app sends for these queries, besides the one for the session. */
async function statementsOf(database: BenchDatabase, { login, queries }: PipelineCase): Promise<CompiledQuery[][]> {
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
    const find = () => findPipelinePage(listened, pipelineQuery.parse(asText(query)), askers[login]);
    // Run once before measuring, because totals above the cap are counted only the first time.
    await find();
    seen = [];
    await find();
    statements.push(seen);
    seen = [];
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

const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(36) : cell.padStart(13))).join('');
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const tenth = (value: number): string => `${value.toFixed(1)} ms`;

/** Measures every case on a database with that pipeline and prints a line for each. */
export async function measure(database: BenchDatabase): Promise<void> {
  console.log(row(['', 'app req/s', 'app p99', 'bare req/s', 'bare p99', 'app/bare']));
  const portal = await startPortal(database, Object.keys(askers));
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
 * GET /lqb/loans over a million loans at 16 connections: through the app in a separate process, and for comparison the same
 * statements through the driver alone. The ratio compares requests per second.
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
