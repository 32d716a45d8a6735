import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from '../../api/db/connection-lost';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';

/** An embedded PostgreSQL, durable like that of a portal, that can be killed. */
export interface FaultDatabase {
  readonly url: string;
  readonly servingUrl: string;
  /** Kills the server, and starts it on the same port. */
  killServer(): Promise<void>;
  /** Kills the process of one connection, after which PostgreSQL ends all others and recovers. */
  killBackend(): Promise<void>;
  stop(): Promise<void>;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A connection of a portal or worker that is in the middle of something, if there is one. */
const victim = `
  select pid from pg_stat_activity where application_name like 'emet-portal%'
  order by (state <> 'idle') desc, random() limit 1`;

/** Works with a connection, again if the server is recovering. */
async function patiently<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; await pause(50)) {
    try {
      return await withClient(url, work);
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() > end) throw error;
    }
  }
}

const isReady = (url: string) => patiently(url, async (client) => void (await client.query('select 1')));

/** False if the process has ended already. */
function killHard(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

export async function startFaultDatabase(dataDir: string): Promise<FaultDatabase> {
  let ended: () => void = () => undefined;
  const start = (): Promise<EmbeddedDatabase> =>
    startEmbeddedDatabase({ dataDir, log: () => undefined, onExit: () => ended() });
  let database = await start();
  const { url, servingUrl } = database;
  return {
    url,
    servingUrl,
    async killServer() {
      const gone = new Promise<void>((resolve) => {
        ended = resolve;
      });
      process.kill(database.pid, 'SIGKILL');
      await gone;
      database = await start();
      if (database.url !== url) throw new Error('The database did not get its port again.');
    },
    async killBackend() {
      const find = () => patiently(url, async (client) => (await client.query<{ pid: number }>(victim)).rows[0]?.pid);
      while (!killHard(await find())) await pause(50);
      await isReady(url);
    },
    stop: () => database.stop(),
  };
}
