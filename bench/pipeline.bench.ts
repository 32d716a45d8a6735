import autocannon from 'autocannon';
import type { BenchDatabase } from './bench-database';
import { startPortal } from './bench-portal';
import { databaseTime, usedBetween } from './database-time';
import { askers, asText, casesFor, type PipelineCase } from './pipeline-cases';
import { pipelineDatabase } from './pipeline-database';
import { startReference } from './pipeline-reference';

const CONNECTIONS = 16;
/** Requests of a turn. The first turn of each is not counted: it compiles and plans. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 2000);
const TURNS = Number(process.env.BENCH_TURNS ?? 3);
const LOANS = Number(process.env.BENCH_LOANS ?? 1_000_000);

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  /** Milliseconds of processor time for each request, of the server and the database: it hardly depends on what else runs. */
  readonly cpuMs: number;
}

/** A server that is measured. */
interface Measurable {
  readonly url: string;
  readonly sent: Sent;
  cpuMs(): Promise<number>;
}

type Sent = readonly { readonly path: string; readonly headers?: Record<string, string> }[];

async function turnOf(database: BenchDatabase, { url, sent, cpuMs }: Measurable): Promise<Measured> {
  const requests = sent.map((one) => ({ method: 'GET' as const, ...one }));
  const [server, connections] = [await cpuMs(), await databaseTime(database)];
  const begun = performance.now();
  // It notices only once a second that it is done.
  let ended = begun;
  const running = autocannon({ url, connections: CONNECTIONS, amount: REQUESTS, requests });
  running.on('response', () => {
    ended = performance.now();
  });
  const result = await running;
  const used = (await cpuMs()) - server + usedBetween(connections, await databaseTime(database));
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return {
    perSecond: result.requests.total / ((ended - begun) / 1000),
    p99: result.latency.p99,
    cpuMs: used / result.requests.total,
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const middle = (turns: readonly Measured[]): Measured => ({
  perSecond: median(turns.map((turn) => turn.perSecond)),
  p99: median(turns.map((turn) => turn.p99)),
  cpuMs: median(turns.map((turn) => turn.cpuMs)),
});

const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(36) : cell.padStart(11))).join('');
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Whether a case was asked for: `BENCH_CASES=mixed,search`. */
const isWanted = ({ name }: PipelineCase): boolean =>
  (process.env.BENCH_CASES ?? '').split(',').some((wanted) => name.includes(wanted));

const columns = [
  'app req/s',
  'p99',
  'ms CPU',
  'bare req/s',
  'p99',
  'ms CPU',
  'app/bare',
  'by CPU',
  '/prepared',
  'by CPU',
];

interface Turn {
  readonly app: Measured;
  readonly bare: Measured;
  readonly prepared: Measured;
}

function print(name: string, turns: readonly Turn[]): void {
  const [app, bare] = [middle(turns.map((turn) => turn.app)), middle(turns.map((turn) => turn.bare))];
  const figures = ({ perSecond, p99, cpuMs }: Measured) => [whole(perSecond), whole(p99), cpuMs.toFixed(2)];
  const ratios = (of: (turn: Turn) => Measured) => [
    median(turns.map((turn) => turn.app.perSecond / of(turn).perSecond)).toFixed(2),
    median(turns.map((turn) => of(turn).cpuMs / turn.app.cpuMs)).toFixed(2),
  ];
  const both = [...ratios((turn) => turn.bare), ...ratios((turn) => turn.prepared)];
  console.log(row([name, ...figures(app), ...figures(bare), ...both]));
}

/** Measures every case on a database with that pipeline and prints a line for each. */
export async function measure(database: BenchDatabase): Promise<void> {
  const portal = await startPortal(database, Object.keys(askers));
  const plain = await startReference(database, CONNECTIONS);
  const named = await startReference(database, CONNECTIONS);
  console.log(row(['', ...columns]));
  try {
    const { url, tokens } = portal.listening;
    for (const one of (await casesFor(database)).filter(isWanted)) {
      await plain.use(one.requests, false);
      await named.use(one.requests, true);
      const toApp = one.requests.map(({ login, query }) => ({
        path: `/api/lqb/loans?${new URLSearchParams(asText(query))}`,
        headers: { authorization: `Bearer ${tokens[login]}` },
      }));
      const sent = one.requests.map((_, turn) => ({ path: `/loans/${turn}` }));
      const cpuMs = async () => (await portal.used()).cpuMs;
      const turns: Turn[] = [];
      for (let turn = 0; turn <= TURNS; turn += 1) {
        turns.push({
          app: await turnOf(database, { url, sent: toApp, cpuMs }),
          bare: await turnOf(database, { ...plain, sent }),
          prepared: await turnOf(database, { ...named, sent }),
        });
      }
      print(one.name, turns.slice(1));
    }
  } finally {
    portal.stop();
    plain.stop();
    named.stop();
  }
}

/**
 * GET /lqb/loans over a million loans at 16 connections, with authentication and visibility, beside a bare Express handler that
 * reads the same pages and totals from the same tables in one statement, with and without prepared statements. Each has a process
 * of its own; they run in short turns one after the other, and the ratios are medians of the turns.
 */
export async function run(): Promise<void> {
  const begun = performance.now();
  const database = await pipelineDatabase(LOANS);
  try {
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `Pipeline, ${whole(LOANS)} loans (made in ${seconds} s), ${CONNECTIONS} connections, ${TURNS} turns of ${whole(REQUESTS)} requests each`,
    );
    await measure(database);
  } finally {
    await database.remove();
  }
}
