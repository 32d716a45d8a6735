import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { openSession, resumeSession } from '../api/access/session.service';
import { buildApp } from '../api/app';
import type { AppContext } from '../api/app-context';
import { openDatabase } from '../api/db/connection';
import type { PortalDb } from '../api/db/portal-db';
import { httpServer } from '../api/http/http-server';
import { createEmbeddedLos } from '../api/los/embedded/embedded-los';
import type { LosDb } from '../api/los/embedded/los-db';
import { createFolderStore } from '../api/ports/files/folder-store';
import { sealedFileStore } from '../api/ports/files/sealed-file-store';
import { createDatabaseMailbox } from '../api/ports/mail/database-mailbox';
import { readConfig } from '../config/config';
import { testVault } from '../tests/support/test-vault';

/** Sent to the bench once the portal listens: its address, and a token for each requested user. */
export interface Listening {
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** What the process used: the most memory since its start, and the longest delay of its event loop since the last question. */
export interface Used {
  readonly memoryMb: number;
  readonly delayMs: number;
}

/** The real app in a separate process, so that it does not share a core with the measurement. */
async function main(databaseUrl: string, logins: readonly string[]): Promise<void> {
  const db = openDatabase<PortalDb>(databaseUrl, { max: 16 });
  const log = pino({ level: 'silent' });
  const clock = () => new Date();
  const vault = testVault();
  const portal: AppContext = {
    config: readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }),
    db,
    los: createEmbeddedLos({ db: openDatabase<LosDb>(databaseUrl, { max: 1 }), vault, clock, log }),
    files: sealedFileStore(createFolderStore('.data/bench'), vault),
    vault,
    scanner: null,
    mail: createDatabaseMailbox({ db, clock }),
    clock,
    log,
    secret: Buffer.from('a secret of the bench, long enough to sign with'),
  };
  const tokens: Record<string, string> = {};
  for (const login of logins) {
    const { id } = await db
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow();
    const signedIn = await resumeSession(
      portal,
      await openSession(portal, db, { userId: id, device: 'bench', address: '127.0.0.1' }),
    );
    if (signedIn) tokens[login] = signedIn.token;
  }
  const server = httpServer(buildApp(portal)).listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ url: `http://127.0.0.1:${port}`, tokens } satisfies Listening);
  });
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on('message', () => {
    const used: Used = { memoryMb: Math.round(process.resourceUsage().maxRSS / 1024), delayMs: delays.max / 1e6 };
    delays.reset();
    process.send?.(used);
  });
  process.on('disconnect', () => process.exit(0));
}

const [databaseUrl = '', ...logins] = process.argv.slice(2);
await main(databaseUrl, logins);
