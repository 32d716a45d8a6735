import type { Logger } from 'pino';
import { openDatabase } from '../../db/connection';
import type { Clock } from '../clock/clock';
import { ensureDataKeys, type Keks, readDataKeys, type VaultDb } from './data-keys';
import { migrateVault } from './data-keys-migrations';
import { KeyRing } from './key-ring';
import { keyVault } from './key-vault';
import type { Vault } from './vault';

/** How often a process reads the keys again. A new key is announced longer than this before it is used. */
const RELOAD_MS = 20_000;

export interface OpenVaultOptions {
  readonly databaseUrl: string;
  readonly keks: Keks;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Opens the vault of a database: brings the schema `vault` up to date, makes the first keys, and reads the others regularly. */
export async function openVault({
  databaseUrl,
  keks,
  clock,
  log,
}: OpenVaultOptions): Promise<{ vault: Vault; close(): Promise<void> }> {
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
