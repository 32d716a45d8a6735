import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSession, resumeSession } from '../api/access/session.service';
import { buildApp } from '../api/app';
import { openDatabase } from '../api/db/connection';
import type { PortalDb } from '../api/db/portal-db';
import { httpServer } from '../api/http/http-server';
import type { LosDb } from '../api/los/embedded/los-db';
import { plainContext } from '../tests/support/plain-context';

/** Sent to the bench once the portal listens: its address, and a token for each requested user. */
export interface Listening {
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** What the process used: the most memory since its start, and since the last question the longest turns of its event loop. */
export interface Used {
  readonly memoryMb: number;
  /** How long a timer came too late. */
  readonly delayMs: number;
  /** Processor time of the longest turn: the same without what other processes take. */
  readonly turnMs: number;
  /** Processor time since its start. */
  readonly cpuMs: number;
}

const TICK_MS = 5;

/** Measures the turns of the event loop. */
function watchTurns(): () => Omit<Used, 'memoryMb'> {
  const delays = monitorEventLoopDelay({ resolution: TICK_MS });
  delays.enable();
  // Linux counts the processor time of each thread; elsewhere that of the whole process must do.
  const schedule = `/proc/self/task/${process.pid}/schedstat`;
  const isCounted = existsSync(schedule);
  const busyMs = (): number => {
    if (isCounted) return Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6;
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let [last, longest] = [busyMs(), 0];
  setInterval(() => {
    const now = busyMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, TICK_MS);
  return () => {
    const { user, system } = process.cpuUsage();
    const turns = { delayMs: delays.max / 1e6, turnMs: longest, cpuMs: (user + system) / 1000 };
    delays.reset();
    longest = 0;
    return turns;
  };
}

/** The real app in a separate process, so that it does not share a core with the measurement. */
async function main(databaseUrl: string, logins: readonly string[]): Promise<void> {
  const db = openDatabase<PortalDb>(databaseUrl, { max: 16 });
  const losDb = openDatabase<LosDb>(databaseUrl, { max: 1 });
  const portal = plainContext({ db, losDb, folder: '.data/bench' });
  const tokens: Record<string, string> = {};
  for (const login of logins) {
    const { id } = await db
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow();
    const signedIn = await resumeSession(
      portal,
      await openSession(portal, db, { userId: id, device: 'bench', address: '127.0.0.1' }),
    );
    if (signedIn) tokens[login] = signedIn.token;
  }
  const server = httpServer(buildApp(portal)).listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ url: `http://127.0.0.1:${port}`, tokens } satisfies Listening);
  });
  const turns = watchTurns();
  process.on('message', () => {
    const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
    process.send?.({ memoryMb, ...turns() } satisfies Used);
  });
  process.on('disconnect', () => process.exit(0));
}

const [databaseUrl = '', ...logins] = process.argv.slice(2);
await main(databaseUrl, logins);
