import type { Logger } from 'pino';
import { demoLosPeople } from '../../../config/demo/los-people';
import { openDatabase } from '../../db/connection';
import type { Clock } from '../../ports/clock/clock';
import type { SealedTableStore } from '../../ports/keys/sealed-table';
import type { Vault } from '../../ports/keys/vault';
import { purgeDaily } from '../journal/purge-daily';
import type { LosPort } from '../port';
import { createEmbeddedLos } from './embedded-los';
import { addEmployees } from './employees';
import type { LosDb } from './los-db';
import { migrateEmbeddedLos } from './los-migrations';
import { embeddedStores } from './sealed-tables';
import { seedDemoLoans } from './seed';

export interface OpenEmbeddedLosOptions {
  readonly databaseUrl: string;
  /** Encrypts borrowers' data. */
  readonly vault: Vault;
  /** Fills an empty LOS with the demo's loans. */
  readonly demo: boolean;
  /** How many. */
  readonly demoLoans?: number;
  readonly clock: Clock;
  readonly log: Logger;
  readonly progress?: (step: string) => void;
}

/** Opens the embedded LOS on a database: brings the schema `los` up to date, and fills a new demo. */
export async function openEmbeddedLos(
  options: OpenEmbeddedLosOptions,
): Promise<{ port: LosPort; sealedStores: readonly SealedTableStore[]; close(): Promise<void> }> {
  const { databaseUrl, vault, demo, demoLoans, clock, log, progress } = options;
  const db = openDatabase<LosDb>(databaseUrl, {
    applicationName: 'emet-los',
    onLostConnection: (error) => log.warn({ err: error }, 'the LOS lost a database connection'),
  });
  try {
    await migrateEmbeddedLos(db);
    if (demo) await seedDemoLoans({ db, vault }, clock(), { count: demoLoans, progress });
    if (demo) await addEmployees(db, demoLosPeople);
    const stopPurging = await purgeDaily(db, clock, log);
    return {
      port: createEmbeddedLos({ db, vault, clock, log }),
      sealedStores: embeddedStores({ db, vault }),
      close: async () => {
        stopPurging();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
