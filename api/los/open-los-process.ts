import path from 'node:path';
import type { Logger } from 'pino';
import type { LosConfig } from '../../config/los-config';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database';
import { type DatabaseUrls, prepareDatabase } from '../db/prepare-database';
import { createLog } from '../log';
import { systemClock } from '../ports/clock/clock';
import { createKeks } from '../ports/keys/index';
import { openVault } from '../ports/keys/open-vault';
import { refuseEarlierValues } from '../ports/keys/refuse-earlier';
import type { KeyAdmin } from '../ports/keys/rotate-keys';
import type { SealedTableStore } from '../ports/keys/sealed-table';
import type { Vault } from '../ports/keys/vault';
import { startTracing } from '../tracing/start-tracing';
import { migrateEmbeddedLos } from './embedded/los-migrations';
import { openEmbeddedLos } from './embedded/open-embedded-los';
import type { LosPort } from './port';

/** The LOS of a process of its own, and what it opened. */
interface LosProcess {
  readonly port: LosPort;
  readonly vault: Vault;
  readonly keys: KeyAdmin;
  readonly sealedStores: readonly SealedTableStore[];
  readonly log: Logger;
  close(): Promise<void>;
}

/** The configured database, or an embedded one in the data folder. */
async function startDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: LosConfig,
  progress: (step: string) => void,
): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  if (databaseUrl !== undefined) {
    const servingUrl = databaseOwnerUrl === undefined ? undefined : databaseUrl;
    return { ownerUrl: databaseOwnerUrl ?? databaseUrl, servingUrl, stop: async () => {} };
  }
  progress('Starting the database');
  const { url, servingUrl, stop } = await startEmbeddedDatabase({
    dataDir: path.join(dataDir, 'los'),
    log: progress,
    onExit: (reason) => {
      process.stderr.write(`The database of the LOS has stopped: ${reason}\n`);
      process.exit(1);
    },
  });
  return { ownerUrl: url, servingUrl, stop };
}

/** Opens the separate LOS on the configured database, or on an embedded PostgreSQL in the data folder. */
export async function openLosProcess(config: LosConfig, progress: (step: string) => void): Promise<LosProcess> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    closers.push(await startTracing({ endpoint: config.tracesTo, service: 'emet-los' }));
    const { ownerUrl, servingUrl, stop } = await startDatabase(config, progress);
    closers.push(stop);
    await prepareDatabase({ ownerUrl, servingUrl }, { migrate: migrateEmbeddedLos, schemas: ['los', 'journal'] });
    if (servingUrl === undefined) {
      log.warn(
        'The LOS serves with the login that owns the database. Set DATABASE_OWNER_URL (docs/operations.md, Rights).',
      );
    }
    const databaseUrl = servingUrl ?? ownerUrl;
    const keks = await createKeks(config);
    const opened = await openVault({ databaseUrl: ownerUrl, keks, clock: systemClock, log });
    closers.push(() => opened.close());
    const { vault, admin: keys } = opened;
    const { demo, demoLoans } = config;
    const los = await openEmbeddedLos({ databaseUrl, vault, demo, demoLoans, clock: systemClock, log, progress });
    closers.push(() => los.close());
    await refuseEarlierValues({ admin: keys, vault, tables: los.sealedStores, log });
    return { port: los.port, vault, keys, sealedStores: los.sealedStores, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}
