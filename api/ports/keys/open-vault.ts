import type { Logger } from 'pino';
import { openDatabase } from '../../db/connection';
import type { Clock } from '../clock/clock';
import {
  announceDataKeys,
  ensureDataKeys,
  type Keks,
  readDataKeys,
  refuseEarlier,
  retireDataKeys,
  rewrapDataKeys,
  type VaultDb,
} from './data-keys';
import { migrateVault } from './data-keys-migrations';
import { KeyRing } from './key-ring';
import { keyVault } from './key-vault';
import type { KeyAdmin } from './rotate-keys';
import type { Vault } from './vault';

/** How often a process reads the keys again. */
const RELOAD_MS = 20_000;
/** How long before its use a new key is made, so that every process knows it by then. */
const ANNOUNCE_MS = 3 * RELOAD_MS;

export interface OpenVaultOptions {
  readonly databaseUrl: string;
  readonly keks: Keks;
  readonly clock: Clock;
  readonly log: Logger;
}

interface OpenedVault {
  readonly vault: Vault;
  readonly admin: KeyAdmin;
  close(): Promise<void>;
}

/** Opens the vault of a database: brings the schema `vault` up to date, makes the first keys, and reads the others regularly. */
export async function openVault({ databaseUrl, keks, clock, log }: OpenVaultOptions): Promise<OpenedVault> {
  const db = openDatabase<VaultDb>(databaseUrl, { max: 1, applicationName: 'emet-vault' });
  try {
    await migrateVault(db);
    await ensureDataKeys(db, keks, clock());
    const ring = new KeyRing([], clock);
    const reload = async () => ring.replace(await readDataKeys(db, keks, (id) => ring.get(id)));
    await reload();
    const timer = setInterval(() => {
      reload().catch((error: unknown) => log.warn({ err: error }, 'The data keys could not be read again.'));
    }, RELOAD_MS);
    timer.unref();
    return {
      vault: keyVault(ring, reload),
      admin: {
        announce: () => {
          const now = clock();
          return announceDataKeys(db, keks, { now, activeFrom: new Date(now.getTime() + ANNOUNCE_MS) });
        },
        retire: () => retireDataKeys(db, clock()),
        rewrap: () => rewrapDataKeys(db, keks),
        refuseEarlier: (schemas) => refuseEarlier(db, keks, schemas),
      },
      close: async () => {
        clearInterval(timer);
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
