import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../api/db/connection';
import { migrateJobs } from '../../api/db/jobs';
import { migratePortal } from '../../api/db/migrate-portal';
import type { PortalDb } from '../../api/db/portal-db';
import { portalSchemas } from '../../api/db/portal-rights';
import { prepareDatabase } from '../../api/db/prepare-database';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import { migrateEmbeddedLos } from '../../api/los/embedded/los-migrations';
import { seed } from '../../api/seed';
import { readConfig } from '../../config/config';
import { PASSWORD } from './api-client';
import { testVault } from './test-vault';

/** Prepares the database that test files copy: all schemas, no rows, and the rights of the login of their portals. */
export async function prepareTemplate(ownerUrl: string, servingUrl: string): Promise<void> {
  const migrate = async (owner: Kysely<unknown>) => {
    await migratePortal(owner);
    await migrateJobs(owner, ownerUrl);
    await migrateEmbeddedLos(owner);
  };
  await prepareDatabase({ ownerUrl, servingUrl }, { migrate, schemas: portalSchemas });
}

/** As little work as Argon2id allows: tests sign in a thousand times. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Adds the data of a demo portal's first start, without loans. Its passwords are quick to compare. */
export async function seedTemplate(url: string): Promise<void> {
  const db = openDatabase<PortalDb>(url, { max: 2 });
  const losDb = openDatabase<LosDb>(url, { max: 2 });
  const clock = () => new Date('2026-11-20T18:42:00Z');
  const log = pino({ level: 'silent' });
  try {
    const los = createEmbeddedLos({ db: losDb, vault: testVault(), clock, log });
    await seed({ db, los, vault: testVault(), clock, log, config: readConfig({ DEMO: '1' }) }, () => {});
    await db
      .updateTable('portal.users')
      .set({ password_hash: await hash(PASSWORD, QUICK) })
      .execute();
  } finally {
    await db.destroy();
    await losDb.destroy();
  }
}
