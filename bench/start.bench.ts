import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../api/db/embedded/embedded-database';
import { runPortal } from '../tests/support/running-portal';
import { type Starts, timeStarts } from './start/timed-start';

const LATER = 3;

/** A lender's portal with the embedded database. The mail server is not there, and not needed for a start. */
const lender = {
  DEMO: '0',
  JWT_SECRET: randomBytes(48).toString('base64url'),
  DATA_KEY: randomBytes(32).toString('base64'),
  PORTAL_ORIGIN: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'portal@example.com',
};

const portal = (env: Readonly<Record<string, string>>) => async (dataDir: string) => {
  const { pid, end } = await runPortal({ dataDir, env });
  return { pids: [pid], end: () => end('SIGTERM') };
};

/** The same embedded PostgreSQL, started here, and a process with nothing but an answer from it. */
async function hello(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const child = fork(path.join(import.meta.dirname, 'start', 'hello-process.mjs'), [database.url], { execArgv: [] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise((resolve) => child.once('message', resolve));
  const end = async () => {
    child.disconnect();
    await gone;
    await database.stop();
  };
  return { pids: [database.pid, child.pid ?? 0], end };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function print(name: string, rounds: readonly Starts[]): void {
  const cells = [
    `${(median(rounds.map(({ first }) => first)) / 1000).toFixed(1)} s`,
    `${(median(rounds.flatMap(({ later }) => later)) / 1000).toFixed(2)} s`,
    `${median(rounds.map(({ memoryMb }) => memoryMb)).toFixed(0)} MB`,
  ];
  console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join(''));
}

function rounds(): number {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { rounds: { type: 'string', default: '3' } },
  });
  return Number(values.rounds);
}

/**
 * From the start of the process until it serves, in a new data folder and again, and the memory of the portal with its database,
 * beside Express and `pg` with the same embedded PostgreSQL: npm run bench -- start --rounds 3. Medians, in turn.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'emet-start-'));
  await chmod(folder, 0o711);
  const kinds = { 'a lender’s portal': portal(lender), 'the demo': portal({}), 'Express and pg alone': hello } as const;
  const measured = new Map<string, Starts[]>();
  const count = rounds();
  try {
    // The first process reads its files from the disk.
    await timeStarts(kinds['a lender’s portal'], path.join(folder, 'before'), 0);
    for (let round = 0; round < count; round += 1) {
      for (const [name, start] of Object.entries(kinds)) {
        const timed = await timeStarts(start, path.join(folder, `${name.replaceAll(/\W/g, '-')}-${round}`), LATER);
        measured.set(name, [...(measured.get(name) ?? []), timed]);
      }
    }
    console.log(
      `${''.padEnd(28)}${['first start', 'later start', 'memory'].map((cell) => cell.padStart(12)).join('')}`,
    );
    for (const [name, timed] of measured) print(name, timed);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
