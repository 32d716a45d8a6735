import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';
import { withDatabase } from './database-url';
import { prepareTemplate, seedTemplate } from './prepare-template';

/** What a test file needs to make a database of its own. */
export interface TestServer {
  /** Of the server's maintenance database, with the right to create databases. */
  readonly url: string;
  /** A migrated database that nobody may connect to, only copy. */
  readonly template: string;
  /** The same, with what a portal seeds on its first start: roles, users, programs and rates, but no loans. */
  readonly seeded: string;
  /** How a copy is made: of a server that does not wait for the disk, by copying files. */
  readonly strategy: 'wal_log' | 'file_copy';
  /** Begins the name of every database of this run. */
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Does something as a client of that database, and leaves. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeTemplates({ url, template, seeded }: TestServer): Promise<void> {
  await onServer(url, (client) => client.query(`create database ${template}`));
  await prepareTemplate(withDatabase(url, template));
  await onServer(url, (client) => client.query(`create database ${seeded} template ${template}`));
  await seedTemplate(withDatabase(url, seeded));
  for (const name of [template, seeded]) await closeForCopies(url, name);
}

/** PostgreSQL copies only a database that nobody is connected to. */
export const closeForCopies = (url: string, name: string): Promise<unknown> =>
  onServer(url, (client) => client.query(`alter database ${name} with allow_connections false`));

/** Drops what tests left behind, the template included. */
export async function dropAll({ url, prefix }: Pick<TestServer, 'url' | 'prefix'>): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

/** What a test wrote need not survive a power cut; making and dropping databases is several times faster so. */
const disposable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

interface RunningServer {
  readonly url: string;
  readonly strategy: TestServer['strategy'];
  stop(): Promise<void>;
}

/** PostgreSQL for a test run: an embedded one, unless DATABASE_URL names one. */
export async function startServer(): Promise<RunningServer> {
  // Not through config: what else a portal outside demo mode needs is not asked of a test run.
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) return { url: databaseUrl, strategy: 'wal_log', stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'emet-test-'));
  // As root PostgreSQL runs as another account, which has to pass through.
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

/** Vitest's global set-up of the projects that need PostgreSQL: one server for all of them, embedded unless DATABASE_URL names one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const all = project.vitest.getRootProject();
  if ('testServer' in all.getProvidedContext()) return async () => {};
  const server = await startServer();
  const prefix = `emet_test_${randomBytes(4).toString('hex')}_`;
  const { url, strategy } = server;
  const testServer: TestServer = { url, strategy, template: `${prefix}template`, seeded: `${prefix}seeded`, prefix };
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
