import { Logger, runMigrations } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { openPool } from './connection';

/** Schema of the worker's tables. */
export const jobsSchema = 'portal_jobs';

/** Key of the advisory lock for creating its tables. */
const MIGRATION_LOCK = 7_310_023;

const silent = new Logger(() => () => undefined);

/** Brings the worker's tables up to date. Two portals that start together do it one after the other. */
export async function migrateJobs<T>(db: Kysely<T>, url: string): Promise<void> {
  const pgPool: pg.Pool = openPool(url, { max: 1 });
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
      await runMigrations({ pgPool, schema: jobsSchema, logger: silent });
    });
  } finally {
    await pgPool.end();
  }
}
