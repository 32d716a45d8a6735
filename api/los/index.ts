import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config/config';
import { ConfigError } from '../../config/config-error';
import { demoLosToken, losTokenProblems } from '../../config/los-token';
import type { Clock } from '../ports/clock/clock';
import type { SealedTableStore } from '../ports/keys/sealed-table';
import type { Vault } from '../ports/keys/vault';
import { openCoarseLos } from './coarse/open-coarse-los';
import { migrateEmbeddedLos } from './embedded/los-migrations';
import { openEmbeddedLos } from './embedded/open-embedded-los';
import { migrateJournal } from './journal/journal-migrations';
import { openLendingQb } from './lendingqb/open-lendingqb';
import type { LosPort } from './port';
import { createRemoteLos } from './remote/remote-los';

export { removeDemoLoans } from './embedded/remove-demo-loans';

export interface LosChoice {
  readonly config: Config;
  /** The database that the embedded LOS shares with the portal. */
  readonly databaseUrl: string;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Logger;
  /** Receives each step, as text for the console. */
  readonly progress?: (step: string) => void;
}

/** An LOS and how to close it. */
export interface OpenLos {
  readonly port: LosPort;
  /** What it encrypts in the portal's database. An LOS over HTTP has keys of its own. */
  readonly sealedStores: readonly SealedTableStore[];
  /** Its writes are commits of the portal's database: with one of them, everything that was committed before is on the disk. */
  readonly sharesLog: boolean;
  close(): Promise<void>;
}

/** Brings the schemas of the LOS up to date: those of the embedded one, or the journal of LendingQB. */
export async function migrateLos<T>(
  db: Kysely<T>,
  { losUrl, lendingQb }: Pick<Config, 'losUrl' | 'lendingQb'>,
): Promise<void> {
  if (losUrl !== undefined) return;
  await (lendingQb === undefined ? migrateEmbeddedLos(db) : migrateJournal(db));
}

/** The configured LOS: LendingQB, one over HTTP if `LOS_URL` is set, otherwise the embedded one. */
export async function createLos({ config, databaseUrl, vault, clock, log, progress }: LosChoice): Promise<OpenLos> {
  const { lendingQb } = config;
  if (lendingQb !== undefined) {
    progress?.(`Using LendingQB at ${lendingQb.urls.loan}`);
    const coarse = openLendingQb({ config: lendingQb, clock, log });
    return { ...(await openCoarseLos({ coarse, databaseUrl, vault, clock, log })), sharesLog: false };
  }
  if (config.losUrl === undefined) {
    const { demo, demoLoans } = config;
    const options = { databaseUrl, vault, demo, demoLoans, clock, log, ...(progress && { progress }) };
    return { ...(await openEmbeddedLos(options)), sharesLog: true };
  }
  const token = config.losToken ?? (config.demo ? demoLosToken : undefined);
  if (token === undefined) throw new ConfigError(losTokenProblems(token));
  progress?.(`Using the loan origination system at ${config.losUrl}`);
  const port = createRemoteLos({ url: config.losUrl, token, log });
  return { port, sealedStores: [], sharesLog: false, close: async () => {} };
}
