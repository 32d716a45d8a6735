import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import { openDatabase } from './db/connection';
import { startEmbeddedDatabase } from './db/embedded/embedded-database';
import { migrateJobs } from './db/jobs';
import { migratePortal } from './db/migrate-portal';
import type { PortalDb } from './db/portal-db';
import { asPortalRole, grantPortalRole } from './db/portal-role';
import { migrateLos } from './los/index';

/** Receives each step of the start, as text for the console. */
export type Progress = (step: string) => void;

interface PortalDatabase {
  /** Works as the portal's role. */
  readonly db: Kysely<PortalDb>;
  /** For more connections that work as the portal's role. */
  readonly databaseUrl: string;
  /** For connections as the owner of the tables. */
  readonly ownerUrl: string;
  close(): Promise<void>;
}

/** Migrates all schemas as the owner of the tables, and sets up the role that everything else works as. */
async function prepareDatabase(url: string, config: Config): Promise<void> {
  const owner = openDatabase<unknown>(url, { max: 1 });
  try {
    await migratePortal(owner);
    await migrateJobs(owner, url);
    await migrateLos(owner, config);
    await grantPortalRole(owner);
  } finally {
    await owner.destroy();
  }
}

/** The configured database, or the embedded one, which it starts. */
async function startDatabase(
  config: Config,
  progress: Progress,
  onLost: (reason: string) => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  progress('Starting the database');
  const dataDir = path.join(config.dataDir, 'database');
  return startEmbeddedDatabase({ dataDir, onExit: onLost, log: progress });
}

/** Opens the database, up to date, and starts the embedded one if none is configured. */
export async function openPortalDatabase(
  config: Config,
  progress: Progress,
  onLost: (reason: string) => void,
): Promise<PortalDatabase> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const started = await startDatabase(config, progress, onLost);
  try {
    progress('Bringing the database up to date');
    await prepareDatabase(started.url, config);
  } catch (error) {
    await started.stop();
    throw error;
  }
  const databaseUrl = asPortalRole(started.url);
  const db = openDatabase<PortalDb>(databaseUrl);
  const close = async (): Promise<void> => {
    await db.destroy();
    await started.stop();
  };
  return { db, databaseUrl, ownerUrl: started.url, close };
}
