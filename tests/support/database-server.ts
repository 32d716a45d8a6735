import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';
import { ensureServingAccount } from '../../api/db/embedded/serving-account';
import { type Login, withDatabase, withLogin } from './database-url';
import { prepareTemplate, seedTemplate } from './prepare-template';

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
  /** The login of portals in tests, which is a member of nothing. */
  readonly login: Login;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Runs a task with a connection to that database, and disconnects. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeTemplates(server: TestServer): Promise<void> {
  const { url, template, seeded, login } = server;
  await ensureServingAccount(url, login.name, login.password);
  await onServer(url, (client) => client.query(`create database ${template}`));
  await prepareTemplate(withDatabase(url, template), withLogin(withDatabase(url, template), login));
  await onServer(url, (client) => client.query(`create database ${seeded} template ${template}`));
  await seedTemplate(withLogin(withDatabase(url, seeded), login));
  for (const name of [template, seeded]) await closeForCopies(url, name);
}

/** PostgreSQL can copy only databases without connections. */
export const closeForCopies = (url: string, name: string): Promise<unknown> =>
  onServer(url, (client) => client.query(`alter database ${name} with allow_connections false`));

const portalLogin = (prefix: string): string => `${prefix}portal`;

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

/** Test data need not survive a power failure; this makes creating and dropping databases several times faster. */
const disposable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

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
  const folder = mkdtempSync(join(tmpdir(), 'emet-test-'));
  // As root, PostgreSQL runs under another account, which needs access to the folder.
  chmodSync(folder, 0o711);
  const embedded = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log: () => {},
    settings: disposable,
  });
  return {
    url: embedded.url,
    strategy: 'file_copy',
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Vitest global setup of the projects that need PostgreSQL: one server for all, embedded unless DATABASE_URL is set. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const all = project.vitest.getRootProject();
  if ('testServer' in all.getProvidedContext()) return async () => {};
  const server = await startServer();
  const prefix = `emet_test_${randomBytes(4).toString('hex')}_`;
  const { url, strategy } = server;
  const login = { name: portalLogin(prefix), password: randomBytes(24).toString('base64url') };
  const names = { template: `${prefix}template`, seeded: `${prefix}seeded`, prefix };
  const testServer: TestServer = { url, strategy, login, ...names };
  try {
    await makeTemplates(testServer);
  } catch (error) {
    await server.stop();
    throw error;
  }
  all.provide('testServer', testServer);
  return async () => {
    await dropAll(testServer);
    await server.stop();
  };
}
