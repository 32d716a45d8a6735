import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { openDatabase } from '../../api/db/connection';
import { openCoarseLos } from '../../api/los/coarse/open-coarse-los';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import { addEmployees } from '../../api/los/embedded/employees';
import type { LosDb } from '../../api/los/embedded/los-db';
import type { LosPort } from '../../api/los/port';
import { createRemoteLos } from '../../api/los/remote/remote-los';
import { createLosApp } from '../../api/los/wire/los-app';
import { demoLosPeople } from '../../config/demo/los-people';
import { KEEP_ALIVE_MS } from '../../config/keep-alive';
import type { LosCapability } from '../../domain/los/capabilities';
import { testDatabase } from '../support/database';
import { testVault } from '../support/test-vault';
import type { LosUnderTest } from './los-under-test';
import { type MemoryLos, memoryLos } from './memory-los';

export const silent = pino({ level: 'silent' });
/** The capabilities of the embedded LOS. */
export const embeddedOffers: readonly LosCapability[] = [
  'loans',
  'change-feed',
  'pricing',
  'locks',
  'investor',
  'documents',
  'conditions',
  'disclosure',
  'fees',
  'credit-reports',
  'underwriting-orders',
  'directory',
];
export const token = 'a-token-of-the-tests';

/** The embedded LOS on its own database, with users but no loans. */
export async function openEmbedded(): Promise<
  LosUnderTest & { readonly db: ReturnType<typeof openDatabase<LosDb>>; readonly ownerUrl: string }
> {
  const database = await testDatabase();
  const db = openDatabase<LosDb>(database.url, { max: 12 });
  await addEmployees(db, demoLosPeople);
  const time = { now: new Date('2026-11-20T18:42:00Z') };
  return {
    los: createEmbeddedLos({ db, vault: testVault(), clock: () => time.now, log: silent }),
    time,
    db,
    ownerUrl: database.ownerUrl,
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

/** Listens on a free loopback port. */
export async function listen(server: Server): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes a server and its connections. */
export async function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** The same LOS over HTTP, called as the portal calls it. */
export async function openOverTheWire(): Promise<LosUnderTest> {
  const embedded = await openEmbedded();
  const server = createServer(createLosApp({ los: embedded.los, token, log: silent }));
  const url = await listen(server);
  return {
    los: createRemoteLos({ url, token, log: silent }),
    time: embedded.time,
    close: async () => {
      await shut(server);
      await embedded.close();
    },
  };
}

/** The capabilities of an LOS that only loads, saves and lists. */
export const coarseOffers: readonly LosCapability[] = ['loans', 'change-feed', 'fees', 'credit-reports'];

/** An LOS that only loads, saves and lists, with the journal in its own database, shared by any number of portals. */
export async function openCoarse(): Promise<
  LosUnderTest & { readonly memory: MemoryLos; readonly ownerUrl: string; portal(): Promise<LosPort> }
> {
  const database = await testDatabase();
  const time = { now: new Date('2026-11-20T18:42:00Z') };
  const clock = () => time.now;
  const memory = memoryLos(clock);
  const opened: { close(): Promise<void> }[] = [];
  const portal = async () => {
    const los = await openCoarseLos({
      coarse: memory.coarse,
      databaseUrl: database.url,
      vault: testVault(),
      clock,
      log: silent,
      pollEvery: 0,
    });
    opened.push(los);
    return los.port;
  };
  return {
    los: await portal(),
    time,
    memory,
    ownerUrl: database.ownerUrl,
    portal,
    close: async () => {
      for (const los of opened) await los.close();
      await database.drop();
    },
  };
}
