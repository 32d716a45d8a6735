import { randomBytes } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { withDatabase } from './database-url';
import { onServer } from './on-server';
import { endAndRemove, removeData, runLos, runPortal } from './running-portal';
import { scratchFolder } from './scratch-folder';

/** A portal under test. */
export interface Started {
  readonly url: string;
  close(): Promise<void>;
}

/** A copy of the prepared portal that is not running yet. */
export interface CopiedPortal {
  readonly dataDir: string;
  readonly databaseUrl: string;
  remove(): Promise<void>;
}

/** A new database on the server of the prepared portal, empty or a copy of its database. */
async function newDatabase(template?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, prefix, strategy } = inject('preparedPortal');
  const database = `${prefix}${randomBytes(6).toString('hex')}`;
  const copied = template === undefined ? '' : `template ${template} strategy ${strategy}`;
  await onServer(url, (client) => client.query(`create database ${database} ${copied}`));
  return {
    url: withDatabase(url, database),
    drop: async () =>
      void (await onServer(url, (client) => client.query(`drop database if exists ${database} with (force)`))),
  };
}

/** Copies the prepared portal for one test file. */
export async function copyPortal(): Promise<CopiedPortal> {
  const prepared = inject('preparedPortal');
  const dataDir = await mkdtemp(path.join(scratchFolder(), 'portal-run-'));
  const database = await newDatabase(prepared.database);
  await cp(prepared.dataDir, dataDir, { recursive: true });
  return {
    dataDir,
    databaseUrl: database.url,
    remove: async () => {
      await removeData(dataDir);
      await database.drop();
    },
  };
}

/** Starts a portal for one test file on a copy of the prepared one, in a third of the time of a first start. */
export async function startCopiedPortal(env: Record<string, string> = {}): Promise<Started> {
  const copy = await copyPortal();
  const portal = await runPortal({
    dataDir: copy.dataDir,
    env: { DATABASE_URL: copy.databaseUrl, VENDOR_STEP_MS: '200', ...env },
  });
  return {
    url: portal.url,
    close: async () => {
      await endAndRemove(portal);
      await copy.remove();
    },
  };
}

/**
 * Starts a new portal whose LOS is a separate process on a copy of the prepared data, so that only one of the two has to
 * write its first data.
 */
export async function startPortalWithLos(): Promise<Started> {
  const copy = await copyPortal();
  const database = await newDatabase();
  const los = await runLos({ dataDir: copy.dataDir, env: { DATABASE_URL: copy.databaseUrl } });
  const portal = await runPortal({ env: { DATABASE_URL: database.url, LOS_URL: los.url } });
  return {
    url: portal.url,
    close: async () => {
      await endAndRemove(portal);
      await endAndRemove(los);
      await database.drop();
      await copy.remove();
    },
  };
}
