import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { jobsSchema } from '../../api/db/jobs';
import { withDatabase } from './database-url';
import { closeForCopies, onServer } from './on-server';
import { type RunningPortal, removeData, runPortal } from './running-portal';
import { scratchFolder } from './scratch-folder';
import { dropAll, startServer, type TestServer } from './test-server';

/** A demo portal after its first start: its database, and the folder with its files and key. */
export interface PreparedPortal extends Pick<TestServer, 'url' | 'strategy' | 'prefix'> {
  readonly database: string;
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedPortal: PreparedPortal;
  }
}

/** Ten times what a quiet machine needs. */
const LIMIT_MS = 300_000;

/** Waits for the mails and forms of the first start, which each copy would make again otherwise. */
async function untilIdle(portal: RunningPortal, databaseUrl: string): Promise<void> {
  const due = `select from ${jobsSchema}.jobs where run_at <= now() limit 1`;
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    const { rowCount } = await onServer(databaseUrl, (client) => client.query(due));
    if (rowCount === 0 && portal.output().includes('the forms of the demo are filed')) return;
    if (Date.now() > until) throw new Error(`The prepared portal is not idle:\n${portal.output()}`);
    await pause(250);
  }
}

/** Starts a portal once, with its 600 loans, 33 users and all files, and stops it when it has nothing left to do. */
async function prepare({ url, database, dataDir }: PreparedPortal): Promise<void> {
  await onServer(url, (client) => client.query(`create database ${database}`));
  const databaseUrl = withDatabase(url, database);
  const portal = await runPortal({ dataDir, env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' } });
  try {
    await untilIdle(portal, databaseUrl);
  } finally {
    await portal.end('SIGTERM');
  }
  await closeForCopies(url, database);
}

/** Vitest global setup of the browser tests: one PostgreSQL server, and a portal that each file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, strategy, stop } = await startServer();
  const prefix = `emet_test_${randomBytes(4).toString('hex')}_`;
  const dataDir = await mkdtemp(path.join(scratchFolder(), 'portal-prepared-'));
  const prepared: PreparedPortal = { url, strategy, prefix, database: `${prefix}portal`, dataDir };
  const end = async () => {
    await dropAll(prepared);
    await stop();
    await removeData(dataDir);
  };
  try {
    await prepare(prepared);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('preparedPortal', prepared);
  return end;
}
