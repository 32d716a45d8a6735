import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';
import { startEmbeddedDatabase } from './db/embedded/embedded-database';
import type { DatabaseUrls } from './db/prepare-database';

/** Receives each step of the start, as text for the console. */
export type Progress = (step: string) => void;

/** A database that accepts connections; it may not be up to date. */
export interface StartedDatabase extends DatabaseUrls {
  stop(): Promise<void>;
}

interface Listeners {
  readonly progress: Progress;
  /** The embedded database has stopped by itself; with the reason. */
  readonly onLost: (reason: string) => void;
  /** Called before a new embedded database is made. */
  readonly onNew?: () => void;
}

async function start(config: Config, { progress, onLost, onNew }: Listeners): Promise<StartedDatabase> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl !== undefined) {
    const urls =
      databaseOwnerUrl === undefined
        ? { ownerUrl: databaseUrl, servingUrl: undefined }
        : { ownerUrl: databaseOwnerUrl, servingUrl: databaseUrl };
    return { ...urls, stop: async () => {} };
  }
  progress('Starting the database');
  const dataDir = path.join(config.dataDir, 'database');
  const { url, servingUrl, stop } = await startEmbeddedDatabase({
    dataDir,
    onExit: onLost,
    log: progress,
    ...(onNew && { onNew }),
  });
  return { ownerUrl: url, servingUrl, stop };
}

/** The configured database, or the embedded one, which it starts. A failure is reported when the database is opened. */
export function startDatabase(config: Config, listeners: Listeners): Promise<StartedDatabase> {
  const started = start(config, listeners);
  started.catch(() => undefined);
  return started;
}
