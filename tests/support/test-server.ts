import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';
import { type Login, withSocket } from './database-url';
import { onServer } from './on-server';
import { scratchFolder } from './scratch-folder';

/** The data a test file needs to create its own database. */
export interface TestServer {
  /** URL of the server's maintenance database, for a role that may create databases. */
  readonly url: string;
  /** A migrated database that can only be copied, not connected to. */
  readonly template: string;
  /** The same, with the data of a portal's first start: roles, users, programs and rates, but no loans. */
  readonly seeded: string;
  /** Copy strategy: a server that does not wait for the disk copies files. */
  readonly strategy: 'wal_log' | 'file_copy';
  /** Prefix of all database names of this run. */
  readonly prefix: string;
  /** The file that says when both can be copied. */
  readonly outcome: string;
  /** The login of portals in tests, which is a member of nothing. */
  readonly login: Login;
  /** The port of a pooler in front of the server, through which portals then connect. */
  readonly poolerPort?: string;
}

export const portalLogin = (prefix: string): string => `${prefix}portal`;

/** Drops all leftovers of the tests, including the templates. */
export async function dropAll({ url, prefix }: Pick<TestServer, 'url' | 'prefix'>): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    await client.query(`drop role if exists ${portalLogin(prefix)}`);
  });
}

/**
 * Test data need not survive a power failure; this makes creating and dropping databases several times faster. Nor do passwords
 * have to resist guessing: each of the thousands of connections proves one.
 */
const disposable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', scram_iterations: '1' };

interface RunningServer {
  readonly url: string;
  readonly strategy: TestServer['strategy'];
  stop(): Promise<void>;
}

/** PostgreSQL for a test run: embedded, unless DATABASE_URL is set. */
export async function startServer(): Promise<RunningServer> {
  // Not read through config, which requires other settings outside demo mode.
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) return { url: databaseUrl, strategy: 'wal_log', stop: async () => {} };
  const folder = mkdtempSync(join(scratchFolder(), 'emet-test-'));
  // As root, PostgreSQL runs under another account, which needs access to the folder.
  chmodSync(folder, 0o711);
  const hasSockets = process.platform !== 'win32';
  const embedded = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log: () => {},
    // In its own folder.
    settings: hasSockets ? { ...disposable, unix_socket_directories: '.' } : disposable,
  });
  return {
    url: hasSockets ? withSocket(embedded.url, embedded.where) : embedded.url,
    strategy: 'file_copy',
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
