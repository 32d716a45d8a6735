import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { AppContext } from './app-context';
import { openDatabase } from './db/connection';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded/embedded-database';
import { migrateJobs } from './db/jobs';
import { migratePortal } from './db/migrate-portal';
import type { PortalDb } from './db/portal-db';
import { asPortalRole, grantPortalRole } from './db/portal-role';
import { createLog } from './log';
import { createLos, migrateLos } from './los/index';
import { systemClock } from './ports/clock/clock';
import { createFileStore } from './ports/files/index';
import { createKeks } from './ports/keys/index';
import { openVault } from './ports/keys/open-vault';
import { createMail } from './ports/mail/index';
import { createScanner } from './ports/scanner/index';

/** Receives each step of the start, as text for the console. */
export type Progress = (step: string) => void;

/** A running portal and how to stop it. */
export interface Composition {
  readonly portal: AppContext;
  /** The URL of the portal's database, for connections that work as the portal's role. */
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** The secret of a demo is stored in the data folder, so that sessions survive a restart. */
async function demoSecret(dataDir: string): Promise<Uint8Array> {
  const file = path.join(dataDir, 'secret');
  const stored = await readFile(file).catch(() => null);
  if (stored !== null && stored.length >= 32) return stored;
  const made = randomBytes(48);
  await writeFile(file, made, { mode: 0o600 });
  return made;
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

/** The only place that chooses adapters from the configuration. Opens them in order and closes them in reverse. */
export async function compose(
  config: Config,
  progress: Progress,
  onDatabaseLost: (reason: string) => void,
): Promise<Composition> {
  const log = createLog(config.logLevel);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    let url = config.databaseUrl;
    if (url === undefined) {
      progress('Starting the database');
      const embedded: EmbeddedDatabase = await startEmbeddedDatabase({
        dataDir: path.join(config.dataDir, 'database'),
        onExit: onDatabaseLost,
        log: progress,
      });
      closers.push(() => embedded.stop());
      url = embedded.url;
    }
    progress('Bringing the database up to date');
    await prepareDatabase(url, config);
    const databaseUrl = asPortalRole(url);
    const db: Kysely<PortalDb> = openDatabase<PortalDb>(databaseUrl);
    closers.push(() => db.destroy());
    // As the owner: the portal's role has no access to the keys.
    const keys = await openVault({ databaseUrl: url, keks: await createKeks(config), clock: systemClock, log });
    closers.push(() => keys.close());
    const { vault } = keys;
    const los = await createLos({ config, databaseUrl, vault, clock: systemClock, log, progress });
    closers.push(() => los.close());
    const portal: AppContext = {
      config,
      db,
      los: los.port,
      files: createFileStore(config),
      vault,
      mail: createMail({ config, db, clock: systemClock }),
      scanner: createScanner(config),
      clock: systemClock,
      log,
      secret: config.jwtSecret ? Buffer.from(config.jwtSecret, 'utf8') : await demoSecret(config.dataDir),
      previousSecret: config.previousJwtSecret ? Buffer.from(config.previousJwtSecret, 'utf8') : undefined,
    };
    return { portal, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
