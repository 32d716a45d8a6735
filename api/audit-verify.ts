import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Config, processConfig } from '../config/config';
import { anchorKeys, type SignedPoint } from './audit/chain/anchor-key';
import { keptAnchor } from './audit/chain/kept-anchor';
import { anchorsInLog } from './audit/chain/log-anchors';
import { reportOf } from './audit/chain/report';
import { verifyAudit } from './audit/chain/verify';
import { openDatabase } from './db/connection';
import { isConnectionLost } from './db/connection-lost';
import { startEmbeddedDatabase, urlOfRunningDatabase } from './db/embedded/embedded-database';
import type { PortalDb } from './db/portal-db';
import { createLog } from './log';
import { portalSecrets } from './portal-secrets';
import { systemClock } from './ports/clock/clock';
import { createFileStore } from './ports/files/index';
import { createKeks } from './ports/keys/index';
import { openVault } from './ports/keys/open-vault';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const quiet = () => undefined;

interface Opened {
  readonly url: string;
  readonly db: Kysely<PortalDb>;
  close(): Promise<void>;
}

async function connect(url: string): Promise<Opened | null> {
  const db = openDatabase<PortalDb>(url, { max: 1, applicationName: 'emet-portal audit' });
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

/** The database of the portal, whether it runs or not: an embedded one that does not run is started for the verification. */
async function openAudited(config: Config): Promise<Opened> {
  const dataDir = path.join(config.dataDir, 'database');
  // As the owner, who reads the encryption keys.
  const configured = config.databaseOwnerUrl ?? config.databaseUrl;
  const url = configured ?? urlOfRunningDatabase(dataDir, quiet);
  const running = url === null ? null : await connect(url);
  if (running) return running;
  if (configured !== undefined) throw new Error('The database does not answer.');
  const server = await startEmbeddedDatabase({ dataDir, log: quiet });
  const started = await connect(server.url);
  if (!started) throw new Error('The database does not answer.');
  const close = async () => {
    await started.close();
    await server.stop();
  };
  return { ...started, close };
}

/** The anchor in the file store, which is encrypted. */
async function anchorInFiles(config: Config, databaseUrl: string): Promise<SignedPoint | null> {
  const log = createLog('silent');
  const opened = await openVault({ databaseUrl, keks: await createKeks(config), clock: systemClock, log });
  try {
    return await keptAnchor(createFileStore(config, opened.vault));
  } finally {
    await opened.close();
  }
}

/** Verifies the audit against its anchors, and those in the logs that are named as arguments. Returns the exit code. */
async function main(logs: readonly string[]): Promise<number> {
  const config = processConfig();
  const keys = anchorKeys(await portalSecrets(config));
  const logged = await Promise.all(logs.map(async (file) => anchorsInLog(await readFile(file, 'utf8'))));
  const { url, db, close } = await openAudited(config);
  try {
    const kept = await anchorInFiles(config, url);
    const { text, code } = reportOf(await verifyAudit(db, keys, [...(kept ? [kept] : []), ...logged.flat()]));
    print(text);
    return code;
  } finally {
    await close();
  }
}

main(process.argv.slice(2))
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    process.stderr.write(startProblem(error));
    process.exit(2);
  });
