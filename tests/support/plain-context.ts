import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { AppContext } from '../../api/app-context';
import type { PortalDb } from '../../api/db/portal-db';
import { createTypesetter } from '../../api/documents/engine/typesetter';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import { noCompanies } from '../../api/ports/appraisal/no-companies';
import { noAgencies } from '../../api/ports/credit/no-agencies';
import { createFolderStore } from '../../api/ports/files/folder-store';
import { sealedFileStore } from '../../api/ports/files/sealed-file-store';
import { createDatabaseMailbox } from '../../api/ports/mail/database-mailbox';
import { noPaymentLinks } from '../../api/ports/payments/payment-links';
import { createMetrics } from '../../api/system/metrics';
import { readConfig } from '../../config/config';
import { testVault } from './test-vault';

interface Given {
  readonly db: Kysely<PortalDb>;
  readonly losDb: Kysely<LosDb>;
  /** For files. */
  readonly folder: string;
}

/** A portal of the demo with the embedded LOS, without vendors, scanner or log, for processes of tests and for the bench. */
export function plainContext({ db, losDb, folder }: Given): AppContext {
  const clock = () => new Date();
  const log = pino({ level: 'silent' });
  const vault = testVault();
  return {
    config: readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }),
    db,
    los: createEmbeddedLos({ db: losDb, vault, clock, log }),
    losSharesLog: true,
    files: sealedFileStore(createFolderStore(folder), vault),
    vault,
    scanner: null,
    credit: noAgencies,
    appraisals: noCompanies,
    payments: noPaymentLinks,
    documentVendors: [],
    typesetter: createTypesetter(),
    mail: createDatabaseMailbox({ db, clock }),
    clock,
    log,
    metrics: createMetrics(),
    secret: Buffer.from('a secret of the tests, long enough to sign with'),
  };
}
