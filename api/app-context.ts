import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { PortalDb } from './db/portal-db';
import type { Replica } from './db/replica';
import type { Typesetter } from './documents/engine/typesetter';
import type { LosPort } from './los/port';
import type { AppraisalPort } from './ports/appraisal/appraisal-port';
import type { Clock } from './ports/clock/clock';
import type { CreditPort } from './ports/credit/credit-port';
import type { DocumentsPort } from './ports/documents/documents-port';
import type { FileStore } from './ports/files/file-store';
import type { Vault } from './ports/keys/vault';
import type { Mail } from './ports/mail/mail';
import type { PaymentLinks } from './ports/payments/payment-links';
import type { Scanner } from './ports/scanner/scanner';
import type { Metrics } from './system/metrics';

/** The parts of the outside world that handlers and services may use, chosen in `composition.ts`. */
export interface AppContext {
  readonly config: Config;
  readonly db: Kysely<PortalDb>;
  /** A replica of `db`, from which lists are read; absent: there is none. */
  readonly replica?: Replica<PortalDb> | undefined;
  readonly los: LosPort;
  /** What the portal commits before a write of the LOS is on the disk with that write: both have one log. */
  readonly losSharesLog?: boolean;
  readonly files: FileStore;
  /** Encrypts borrowers' data. */
  readonly vault: Vault;
  readonly mail: Mail;
  readonly credit: CreditPort;
  readonly appraisals: AppraisalPort;
  readonly payments: PaymentLinks;
  /** Vendors that make documents besides the portal itself. */
  readonly documentVendors: readonly DocumentsPort[];
  /** Scans uploads for malware; null if no scanner is configured. */
  readonly scanner: Scanner | null;
  /** Makes the lender's PDFs. */
  readonly typesetter: Typesetter;
  readonly clock: Clock;
  readonly log: Logger;
  /** How fast this process works. */
  readonly metrics: Metrics;
  /** The key that signs access tokens and keyed hashes. */
  readonly secret: Uint8Array;
  /** A second key while keys change: what it signed is accepted, too. */
  readonly previousSecret?: Uint8Array | undefined;
}
