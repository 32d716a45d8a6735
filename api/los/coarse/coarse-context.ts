import type { Logger } from 'pino';
import type { Clock } from '../../ports/clock/clock';
import type { Vault } from '../../ports/keys/vault';
import type { JournalConnection } from '../journal/journal-db';
import type { CoarseLos } from './coarse-los';

/** The dependencies of the adapter's parts. */
export interface CoarseContext {
  readonly coarse: CoarseLos;
  readonly db: JournalConnection;
  /** Connections that do nothing but hold locks, so that the work under a lock never waits for one of them. */
  readonly locks: JournalConnection;
  /** Seals what the journal stores. */
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Logger;
  /** Makes the IDs of records that came without one. */
  readonly newId: () => string;
}
