import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config/config';
import { openDatabase } from './db/connection';
import { isConnectionLost } from './db/connection-lost';
import { startEmbeddedDatabase, urlOfRunningDatabase } from './db/embedded/embedded-database';
import type { PortalDb } from './db/portal-db';
import { assertReachable } from './db/reachable';

const quiet = () => undefined;

/** The database of a portal, opened by a command beside it. */
export interface KeptDatabase {
  /** For more connections as the owner. */
  readonly url: string;
  readonly db: Kysely<PortalDb>;
  close(): Promise<void>;
}

async function connect(url: string, name: string): Promise<KeptDatabase | null> {
  const db = openDatabase<PortalDb>(url, { max: 1, applicationName: `emet-portal ${name}` });
  const close = () => db.destroy();
  try {
    await sql`select 1`.execute(db);
    return { url, db, close };
  } catch (error) {
    await close();
    if (isConnectionLost(error)) return null;
    throw error;
  }
}

/**
 * The database of the portal as its owner, whether the portal runs or not: an embedded one that does not run is started until it
 * is closed. `name` is what the connection is called in the database.
 */
export async function openKeptDatabase(config: Config, name: string): Promise<KeptDatabase> {
  const dataDir = path.join(config.dataDir, 'database');
  const configured = config.databaseOwnerUrl ?? config.databaseUrl;
  if (configured !== undefined) {
    await assertReachable(config.databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', configured);
  }
  const url = configured ?? urlOfRunningDatabase(dataDir, quiet);
  const running = url === null ? null : await connect(url, name);
  if (running) return running;
  if (configured !== undefined) throw new Error('The database does not answer.');
  const server = await startEmbeddedDatabase({ dataDir, log: quiet });
  const started = await connect(server.url, name);
  if (!started) throw new Error('The database does not answer.');
  const close = async () => {
    await started.close();
    await server.stop();
  };
  return { ...started, close };
}
