import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { portalRole } from '../portal-role';
import { findBinaries } from './binaries';
import { prepareCluster } from './cluster';
import { connectionUrl, databaseName, newPassword, readCredentials, writeCredentials } from './credentials';
import { EmbeddedDatabaseError, type EmbeddedLog, explainFailure } from './embedded-error';
import { createMissingDatabase } from './first-database';
import { freePort } from './free-port';
import { type Home, prepareHome } from './home';
import { claimFolder } from './owner-lock';
import { isPostgresIn, until } from './processes';
import { type ServerProcess, startServerProcess, stopOrphan } from './server-process';
import { ensureServingAccount } from './serving-account';
import { serverSettings } from './settings';

export interface EmbeddedDatabaseOptions {
  /** The folder of the database, created if missing. */
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** Additional server settings, for example for tests, whose data need not survive a power failure. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called once if the server ends without `stop`; the reason is a sentence for the console. */
  readonly onExit?: (reason: string) => void;
  readonly clock?: () => Date;
  /** Called before a database is made in an empty folder. */
  readonly onNew?: () => void;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** For the `pg` driver, as the owner. It contains the password, so never log it. */
  readonly url: string;
  /** The same as the login that the portal serves with, which is a member of nothing. */
  readonly servingUrl: string;
  readonly port: number;
  /** The folder that holds the cluster: under `dataDir` or, if that is not accessible, in the shared place. */
  readonly where: string;
  /** The process ID of the server. */
  readonly pid: number;
  /** Ends the sessions, flushes all data, and releases the folder. Can be called twice. */
  stop(): Promise<void>;
}

/** How to connect to the server that a portal may be running in this folder; null if none has been started there. */
export function urlOfRunningDatabase(dataDir: string, log: EmbeddedLog): string | null {
  const credentials = readCredentials(prepareHome(dataDir, findBinaries(), log).folder);
  return credentials?.port === undefined ? null : connectionUrl(credentials.password, credentials.port, databaseName);
}

/** Stops a server whose portal and supervisor were both killed. */
async function endAbandonedServer(home: Home, log: EmbeddedLog): Promise<void> {
  const file = join(home.data, 'postmaster.pid');
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return;
  }
  if (!isPostgresIn(pid, home.data)) {
    // The process ID may belong to another process by now, which would make PostgreSQL refuse to start.
    rmSync(file, { force: true });
    return;
  }
  log(`Waiting for the database of an earlier run (process ${pid}) to end`);
  // Its supervisor may be stopping it already; stopping it twice does no harm.
  stopOrphan(pid);
  if (await until(() => !isPostgresIn(pid, home.data), 30_000)) return;
  throw new EmbeddedDatabaseError(
    'in-use',
    `A PostgreSQL (process ${pid}) is still running in ${home.data} and does not end.`,
  );
}

const portTaken = /could not bind|Address already in use|could not create any TCP\/IP sockets/i;
const leftBehind = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/i;

/**
 * Starts the server, on another port if the first one was taken, and again while a stopped server releases its shared memory.
 */
async function startServer(
  home: Home,
  settings: Readonly<Record<string, string>>,
  log: EmbeddedLog,
): Promise<{ server: ServerProcess; port: number }> {
  let preferred = readCredentials(home.folder)?.port;
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(preferred);
    const server = startServerProcess(home, { ...serverSettings(port), ...settings }, log);
    if (await server.ready) return { server, port };
    const output = server.output();
    if (attempt >= 10 || !(portTaken.test(output) || leftBehind.test(output))) {
      throw explainFailure('Starting the database', home.folder, output);
    }
    preferred = undefined;
    if (leftBehind.test(output)) await new Promise((done) => setTimeout(done, 200 * attempt));
  }
}

/**
 * Starts PostgreSQL with its files under `dataDir`, creating the database first if needed. The server listens on 127.0.0.1
 * only, with a generated password, and stops together with this process, even if that is killed. Throws an {@link
 * EmbeddedDatabaseError} whose message says what is wrong and what to do.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, onExit, settings = {}, clock = () => new Date(), onNew = () => undefined } = options;
  const home = prepareHome(dataDir, findBinaries(), log);
  const release = claimFolder(home.folder);
  try {
    await endAbandonedServer(home, log);
    const password = await prepareCluster(home, { log, now: clock(), durable: settings.fsync !== 'off', onNew });
    const { server, port } = await startServer(home, settings, log);
    const servingPassword = readCredentials(home.folder)?.servingPassword ?? newPassword();
    try {
      writeCredentials(home.folder, { password, port, servingPassword });
      const maintenanceUrl = connectionUrl(password, port, 'postgres');
      await createMissingDatabase(maintenanceUrl, databaseName);
      await ensureServingAccount(maintenanceUrl, portalRole, servingPassword);
    } catch (error) {
      await server.stop();
      throw error;
    }
    const url = connectionUrl(password, port, databaseName);
    const servingUrl = connectionUrl(servingPassword, port, databaseName, portalRole);
    return running({ home, server, url, servingUrl, port, release, ...(onExit && { onExit }) });
  } catch (error) {
    release();
    throw error;
  }
}

interface Running {
  readonly home: Home;
  readonly server: ServerProcess;
  readonly url: string;
  readonly servingUrl: string;
  readonly port: number;
  readonly release: () => void;
  readonly onExit?: (reason: string) => void;
}

function running({ home, server, url, servingUrl, port, release, onExit }: Running): EmbeddedDatabase {
  let requested = false;
  const gone = server.ended.then(({ code, signal }) => {
    if (!requested) stopOrphan(server.pid());
    release();
    const last = server
      .output()
      .split('\n')
      .findLast((line) => /^(PANIC|FATAL):/.test(line));
    const reason = `PostgreSQL ended unexpectedly (${signal ?? `exit code ${code}`})${last ? `: ${last}` : ''}.`;
    if (!requested) onExit?.(reason);
  });
  server.unref();
  return {
    url,
    servingUrl,
    port,
    where: home.data,
    pid: server.pid() ?? 0,
    stop: async () => {
      requested = true;
      await server.stop();
      await gone;
    },
  };
}
