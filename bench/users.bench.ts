import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { insertUser } from '../api/access/new-user.queries';
import { hashPassword } from '../api/access/passwords';
import { openDatabase } from '../api/db/connection';
import { startEmbeddedDatabase } from '../api/db/embedded/embedded-database';
import type { PortalDb } from '../api/db/portal-db';
import { demoPassword } from '../config/demo/users';
import { runPortal } from '../tests/support/running-portal';
import { chart } from './users/chart';
import { actions, Measures } from './users/measures';
import { busyShares, memoryMb } from './users/process-use';
import { SimulatedUser } from './users/simulated-user';

/** Of ten users. */
const ADMINISTRATORS = 2;
/** The part of the time within which all of them begin. */
const BEGINNING = 0.2;
const SAMPLE_MS = 1_000;
const PARTS = 60;

function options() {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      users: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '600' },
      think: { type: 'string', default: '6' },
      chart: { type: 'string', default: 'docs/charts/users.svg' },
    },
  });
  const [users, seconds, think] = [values.users, values.seconds, values.think].map(Number);
  return { users: users ?? 0, seconds: seconds ?? 0, think: think ?? 0, chart: String(values.chart) };
}

/** Users of their own, because a PIN is that of the latest mail to its user. */
async function addUsers(url: string, count: number): Promise<string[]> {
  const db = openDatabase<PortalDb>(url, { max: 2 });
  const hash = await hashPassword(demoPassword);
  const logins = Array.from({ length: count }, (_, place) => `bench-${place + 1}`);
  try {
    for (const [place, login] of logins.entries()) {
      const roles = [place % 10 < ADMINISTRATORS ? 'Administrator' : 'Loan Officer'];
      const named = { login, firstName: 'Bench', lastName: `User ${place + 1}`, email: `${login}@example.com` };
      await insertUser(db, { ...named, roles, isPml: false, branchName: 'Pasadena' }, hash, new Date());
    }
    return logins;
  } finally {
    await db.destroy();
  }
}

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

function print(measures: Measures, memory: readonly number[]): void {
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(10)).join(''));
  const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : '');
  row('milliseconds', ['times', 'p50', 'p99', 'longest']);
  for (const action of [...actions, null]) {
    const { count, p50, p99, max } = measures.share(action);
    row(action ?? 'all', [String(count), ms(p50), ms(p99), ms(max)]);
  }
  const at = (part: number) => Math.round(memory[Math.floor((memory.length - 1) * part)] ?? Number.NaN);
  console.log(
    `Memory of the portal in MB: ${at(0)} at first, ${at(0.5)} halfway, ${at(1)} at the end, ${Math.round(Math.max(...memory))} at most`,
  );
  console.log(`Errors: ${[...measures.errors.values()].reduce((sum, count) => sum + count, 0)}`);
  for (const [text, count] of measures.errors) console.log(`  ${count} × ${text}`);
}

async function draw(file: string, measures: Measures, memory: readonly number[], seconds: number): Promise<void> {
  const total = measures.elapsedMs;
  const parts = Array.from({ length: PARTS }, (_, part) =>
    measures.share(null, (part * total) / PARTS, ((part + 1) * total) / PARTS),
  );
  const [blue, red] = ['#0969da', '#cf222e'];
  const of = (part: 'p50' | 'p99') => parts.map((one) => one[part]);
  const panels = [
    {
      ...{ title: 'Answers', unit: 'ms' },
      lines: [
        { name: 'p50', color: blue, values: of('p50') },
        { name: 'p99', color: red, values: of('p99') },
      ],
    },
    { title: 'Memory of the portal', unit: 'MB', lines: [{ name: 'resident', color: blue, values: memory }] },
  ];
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, chart(panels, seconds));
  console.log(`The chart is in ${file}`);
}

/**
 * Users at work for a while at one portal with its worker: npm run bench -- users --users 500 --seconds 600. They begin one after the
 * other within a fifth of the time, each listens to live updates, and waits `--think` seconds on average between two actions.
 */
export async function run(): Promise<void> {
  const { users, seconds, think, chart: file } = options();
  const folder = await mkdtemp(path.join(tmpdir(), 'emet-users-'));
  await chmod(folder, 0o711);
  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, 'database'), log: () => undefined });
  const portal = await runPortal({
    dataDir: path.join(folder, 'data'),
    env: { DATABASE_URL: database.servingUrl, DATABASE_OWNER_URL: database.url },
  });
  try {
    const logins = await addUsers(database.url, users);
    console.log(`${users} users for ${seconds} s, ${think} s between two actions`);
    const share = busyShares({ 'the portal': portal.pid, 'this bench': process.pid });
    const measures = new Measures();
    const memory = [memoryMb(portal.pid)];
    const sampling = setInterval(() => memory.push(memoryMb(portal.pid)), SAMPLE_MS);
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), seconds * 1_000);
    const begin = (login: string, place: number) =>
      new Promise<void>((resolve) => {
        const user = new SimulatedUser(portal.url, login, measures, numbers(place + 1));
        const start = () => void user.work(think * 1_000, end.signal).then(resolve);
        setTimeout(start, (place / users) * seconds * 1_000 * BEGINNING);
      });
    await Promise.all(logins.map(begin));
    clearTimeout(timer);
    clearInterval(sampling);
    print(measures, memory);
    console.log(`Of one core: ${share()}`);
    await draw(file, measures, memory, seconds);
    if (measures.errors.size > 0) process.exitCode = 1;
  } finally {
    await portal.end('SIGTERM');
    await database.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
