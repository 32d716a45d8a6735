import { pino } from 'pino';
import type { AppContext } from '../api/app-context';
import { openDatabase } from '../api/db/connection';
import { createTypesetter } from '../api/documents/engine/typesetter';
import { createEmbeddedLos } from '../api/los/embedded/embedded-los';
import type { LosDb } from '../api/los/embedded/los-db';
import { noCompanies } from '../api/ports/appraisal/no-companies';
import { noAgencies } from '../api/ports/credit/no-agencies';
import { createFolderStore } from '../api/ports/files/folder-store';
import { createDatabaseMailbox } from '../api/ports/mail/database-mailbox';
import { noPaymentLinks } from '../api/ports/payments/payment-links';
import { createMetrics } from '../api/system/metrics';
import { readConfig } from '../config/config';
import { testVault } from '../tests/support/test-vault';
import { benchDatabase } from './bench-database';

/** Runs with a portal on a database of its own, without web server or worker, which the storms of orders work on. */
export async function withStormPortal(run: (portal: AppContext) => Promise<void>): Promise<void> {
  const database = await benchDatabase();
  const losDb = openDatabase<LosDb>(database.url, { max: 1 });
  const typesetter = createTypesetter();
  const clock = () => new Date();
  const log = pino({ level: 'silent' });
  const vault = testVault();
  try {
    await run({
      ...{ config: readConfig({ DEMO: '1', LOG_LEVEL: 'silent' }), db: database.db, vault, clock, log, typesetter },
      los: createEmbeddedLos({ db: losDb, vault, clock, log }),
      files: createFolderStore('.data/bench'),
      metrics: createMetrics(),
      scanner: null,
      credit: noAgencies,
      appraisals: noCompanies,
      payments: noPaymentLinks,
      documentVendors: [],
      mail: createDatabaseMailbox({ db: database.db, clock }),
      secret: Buffer.from('a secret of the bench, long enough to sign with'),
    });
  } finally {
    await typesetter.close();
    await losDb.destroy();
    await database.remove();
  }
}

/** Counts in one line: `completed 1997, failed 3`. */
export const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
