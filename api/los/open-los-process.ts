import path from 'node:path';
import type { Logger } from 'pino';
import type { LosConfig } from '../../config/los-config';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database';
import { createLog } from '../log';
import { systemClock } from '../ports/clock/clock';
import { createKeks } from '../ports/keys/index';
import { openVault } from '../ports/keys/open-vault';
import type { KeyAdmin } from '../ports/keys/rotate-keys';
import type { SealedStore } from '../ports/keys/sealed-store';
import type { Vault } from '../ports/keys/vault';
import { openEmbeddedLos } from './embedded/open-embedded-los';
import type { LosPort } from './port';

/** The LOS of a process of its own, and what it opened. */
interface LosProcess {
  readonly port: LosPort;
  readonly vault: Vault;
  readonly keys: KeyAdmin;
  readonly sealedStores: readonly SealedStore[];
  readonly log: Logger;
  close(): Promise<void>;
}

/** Opens the separate LOS on the configured database, or on an embedded PostgreSQL in the data folder. */
export async function openLosProcess(config: LosConfig, progress: (step: string) => void): Promise<LosProcess> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    let databaseUrl = config.databaseUrl;
    if (databaseUrl === undefined) {
      progress('Starting the database');
      const database = await startEmbeddedDatabase({
        dataDir: path.join(config.dataDir, 'los'),
        log: progress,
        onExit: (reason) => {
          process.stderr.write(`The database of the LOS has stopped: ${reason}\n`);
          process.exit(1);
        },
      });
      closers.push(() => database.stop());
      databaseUrl = database.url;
    }
    const opened = await openVault({ databaseUrl, keks: await createKeks(config), clock: systemClock, log });
    closers.push(() => opened.close());
    const { vault, admin: keys } = opened;
    const los = await openEmbeddedLos({ databaseUrl, vault, demo: config.demo, clock: systemClock, log, progress });
    closers.push(() => los.close());
    return { port: los.port, vault, keys, sealedStores: los.sealedStores, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}
