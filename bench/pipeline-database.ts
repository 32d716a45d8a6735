import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { seedAccess } from '../api/access/seed';
import { openDatabase } from '../api/db/connection';
import { startEmbeddedDatabase } from '../api/db/embedded/embedded-database';
import { migratePortal } from '../api/db/migrate-portal';
import type { PortalDb } from '../api/db/portal-db';
import { type IndexRow, upsertRows } from '../api/loan/pipeline/index.queries';
import { indexRowOf } from '../api/loan/pipeline/index-row';
import { foldTotals } from '../api/loan/pipeline/totals.queries';
import { readConfig } from '../config/config';
import { demoLoansOrder } from './pipeline-loans';

/** A database with a pipeline in it, and how to get rid of it. */
export interface BenchDatabase {
  readonly url: string;
  readonly db: Kysely<PortalDb>;
  remove(): Promise<void>;
}

const BATCH = 5000;

/** A server of our own in a folder that goes away afterwards, or a new database on the server that DATABASE_URL names. */
async function newDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const name = `emet_bench_${randomBytes(4).toString('hex')}`;
    const onServer = async (statement: string) => {
      const client = new pg.Client({ connectionString: given });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    };
    await onServer(`create database ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    return { url: url.href, remove: () => onServer(`drop database if exists ${name} with (force)`) };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'emet-bench-'));
  // As root PostgreSQL runs as another account, which has to pass through.
  await chmod(folder, 0o711);
  const server = await startEmbeddedDatabase({ dataDir: path.join(folder, 'database'), log: () => {} });
  return {
    url: server.url,
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Loads without the indexes and makes them afterwards, from their own definitions: several times faster. */
async function withoutIndexes(db: Kysely<PortalDb>, load: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'portal' and tablename = 'pipeline' and indexname <> 'pipeline_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id('portal', name)}`.execute(db);
  await load();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/** Makes a database with that many loans in the pipeline and the demo's users. */
export async function pipelineDatabase(loans: number): Promise<BenchDatabase> {
  const { url, remove } = await newDatabase();
  const db = openDatabase<PortalDb>(url);
  await migratePortal(db);
  const config = readConfig({ DEMO: '1' });
  await seedAccess({ db, config, clock: () => new Date(), log: pino({ level: 'silent' }) });
  await withoutIndexes(db, async () => {
    let rows: IndexRow[] = [];
    for (const loan of demoLoansOrder(loans)) {
      rows.push(indexRowOf(loan));
      if (rows.length === BATCH) {
        await upsertRows(db, rows);
        rows = [];
      }
    }
    await upsertRows(db, rows);
  });
  await foldTotals(db);
  await sql`vacuum analyze portal.pipeline, portal.pipeline_totals, portal.pipeline_words`.execute(db);
  return {
    url,
    db,
    remove: async () => {
      await db.destroy();
      await remove();
    },
  };
}
