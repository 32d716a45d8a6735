import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { jobsSchema } from '../../api/db/jobs';
import { ensureBuilt, ensureServerBuilt } from '../../config/launch/ensure-built.mjs';
import { withDatabase } from './database-url';
import { closeForCopies, onServer } from './on-server';
import { prepareInBackground } from './prepared-later';
import { type RunningPortal, removeData, runPortal } from './running-portal';
import { scratchFolder } from './scratch-folder';
import { dropAll, startServer, type TestServer } from './test-server';

/** A demo portal after its first start: its database, and the folder with its files and key. */
export interface PreparedPortal extends Pick<TestServer, 'url' | 'strategy' | 'prefix'> {
  readonly database: string;
  readonly dataDir: string;
  /** The file that says when it is prepared. */
  readonly outcome: string;
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

/** Builds the web app beside it: neither needs the whole machine. */
async function prepareWithPage(prepared: PreparedPortal): Promise<void> {
  const [isBuilt] = await Promise.all([ensureBuilt(), prepare(prepared)]);
  if (!isBuilt) throw new Error('The web app could not be built.');
}

/**
 * Vitest global setup of the browser tests: one PostgreSQL server, and a portal that each file copies. Other tests run until
 * both the portal and the web app are there.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await ensureServerBuilt())) throw new Error('The server could not be built.');
  const { url, strategy, stop } = await startServer();
  const prefix = `emet_test_${randomBytes(4).toString('hex')}_`;
  const dataDir = await mkdtemp(path.join(scratchFolder(), 'portal-prepared-'));
  const outcome = `${dataDir}.outcome`;
  const prepared: PreparedPortal = { url, strategy, prefix, database: `${prefix}portal`, dataDir, outcome };
  const preparation = prepareInBackground(outcome, () => prepareWithPage(prepared));
  project.provide('preparedPortal', prepared);
  return async () => {
    await preparation.ended;
    preparation.forget();
    await dropAll(prepared);
    await stop();
    await removeData(dataDir);
  };
}
