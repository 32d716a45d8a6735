import { pino } from 'pino';
import { openDatabase } from '../../api/db/connection';
import { migrateJobs } from '../../api/db/jobs';
import { migratePortal } from '../../api/db/migrate-portal';
import type { PortalDb } from '../../api/db/portal-db';
import { asPortalRole, grantPortalRole } from '../../api/db/portal-role';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import { migrateEmbeddedLos } from '../../api/los/embedded/los-migrations';
import { seed } from '../../api/seed';
import { readConfig } from '../../config/config';
import { testVault } from './test-vault';

/** Prepares the database that test files copy: all schemas, no rows. */
export async function prepareTemplate(url: string): Promise<void> {
  const db = openDatabase<unknown>(url, { max: 1 });
  try {
    await migratePortal(db);
    await migrateJobs(db, url);
    await migrateEmbeddedLos(db);
    await grantPortalRole(db);
  } finally {
    await db.destroy();
  }
}

/** Adds the data of a demo portal's first start, without loans. Hashes the 33 passwords once for all files. */
export async function seedTemplate(url: string): Promise<void> {
  const db = openDatabase<PortalDb>(asPortalRole(url), { max: 2 });
  const losDb = openDatabase<LosDb>(asPortalRole(url), { max: 2 });
  const clock = () => new Date('2026-11-20T18:42:00Z');
  const log = pino({ level: 'silent' });
  try {
    const los = createEmbeddedLos({ db: losDb, vault: testVault(), clock, log });
    await seed({ db, los, clock, log, config: readConfig({ DEMO: '1' }) }, () => {});
  } finally {
    await db.destroy();
    await losDb.destroy();
  }
}
