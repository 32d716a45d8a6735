import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { openDatabase } from '../../db/connection';
import type { Clock } from '../../ports/clock/clock';
import type { SealedTableStore } from '../../ports/keys/sealed-table';
import type { Vault } from '../../ports/keys/vault';
import type { JournalDb } from '../journal/journal-db';
import { migrateJournal } from '../journal/journal-migrations';
import { purgeDaily } from '../journal/purge-daily';
import { journalStores } from '../journal/sealed-tables';
import type { LosPort } from '../port';
import type { CoarseLos } from './coarse-los';
import { createCoarseLos } from './create-coarse-los';

/** Writes of this process at a time; more of them wait. */
const MAX_WRITES = 8;

export interface OpenCoarseLosOptions {
  readonly coarse: CoarseLos;
  /** The database of the journal, such as that of the portal. */
  readonly databaseUrl: string;
  /** Seals what the journal stores. */
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Logger;
  /** Milliseconds between two polls for changes made in the LOS itself; default 5,000. */
  readonly pollEvery?: number;
}

/** Puts an LOS that only loads, saves and lists behind the port, with a journal on a database. */
export async function openCoarseLos(
  options: OpenCoarseLosOptions,
): Promise<{ readonly port: LosPort; readonly sealedStores: readonly SealedTableStore[]; close(): Promise<void> }> {
  const { coarse, databaseUrl, vault, clock, log, pollEvery = 5_000 } = options;
  const onLostConnection = (error: Error) => log.warn({ err: error }, 'the journal lost a database connection');
  const db = openDatabase<JournalDb>(databaseUrl, { applicationName: 'emet-journal', onLostConnection });
  const locks = openDatabase<JournalDb>(databaseUrl, {
    applicationName: 'emet-journal-locks',
    max: MAX_WRITES,
    onLostConnection,
  });
  const destroy = async () => {
    await Promise.all([db.destroy(), locks.destroy()]);
  };
  try {
    await migrateJournal(db);
    const stopPurging = await purgeDaily(db, clock, log);
    return {
      sealedStores: journalStores({ db, vault }),
      port: createCoarseLos({ coarse, db, locks, vault, clock, log, newId: randomUUID }, { pollEvery }),
      close: async () => {
        stopPurging();
        await destroy();
      },
    };
  } catch (error) {
    await destroy();
    throw error;
  }
}
