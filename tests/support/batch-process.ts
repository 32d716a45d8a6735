import { pino } from 'pino';
import type { AppContext } from '../../api/app-context';
import { openDatabase } from '../../api/db/connection';
import type { PortalDb } from '../../api/db/portal-db';
import { createTypesetter } from '../../api/documents/engine/typesetter';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import { orderTypes } from '../../api/order-types';
import { startOrderWorker } from '../../api/orders/worker';
import { noCompanies } from '../../api/ports/appraisal/no-companies';
import { noAgencies } from '../../api/ports/credit/no-agencies';
import { createFolderStore } from '../../api/ports/files/folder-store';
import { createDatabaseMailbox } from '../../api/ports/mail/database-mailbox';
import { noPaymentLinks } from '../../api/ports/payments/payment-links';
import { createMetrics } from '../../api/system/metrics';
import { readConfig } from '../../config/config';
import { testVault } from './test-vault';

/** The portal on a database, as a process of its own has it. */
export function portalOn(databaseUrl: string): AppContext {
  const db = openDatabase<PortalDb>(databaseUrl, { max: 6 });
  const log = pino({ level: 'silent' });
  const clock = () => new Date();
  const vault = testVault();
  return {
    config: readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }),
    ...{ db, clock, log, vault },
    los: createEmbeddedLos({ db: openDatabase<LosDb>(databaseUrl, { max: 2 }), vault, clock, log }),
    files: createFolderStore('.data/batches'),
    scanner: null,
    credit: noAgencies,
    appraisals: noCompanies,
    payments: noPaymentLinks,
    documentVendors: [],
    typesetter: createTypesetter(),
    metrics: createMetrics(),
    mail: createDatabaseMailbox({ db, clock }),
    secret: Buffer.from('a secret of the tests, long enough to sign with'),
  };
}

/** Works on batches in a separate process, which tests kill. */
if (process.send) {
  const [databaseUrl = ''] = process.argv.slice(2);
  startOrderWorker(portalOn(databaseUrl), databaseUrl, orderTypes, { rescueEveryMs: 250, graceMs: 300 });
  process.on('disconnect', () => process.exit(0));
}
