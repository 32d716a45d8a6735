import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { seedAccess } from '../api/access/seed';
import { openDatabase } from '../api/db/connection';
import { startEmbeddedDatabase } from '../api/db/embedded/embedded-database';
import { migrateJobs } from '../api/db/jobs';
import { migratePortal } from '../api/db/migrate-portal';
import type { PortalDb } from '../api/db/portal-db';
import { readConfig } from '../config/config';

/** A database of the bench's own, and how to get rid of it. */
export interface BenchDatabase {
  readonly url: string;
  readonly db: Kysely<PortalDb>;
  remove(): Promise<void>;
}

/** An embedded server in a temporary folder, or a new database on the server named by DATABASE_URL. */
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

/** A portal database with the demo's users and nothing else. */
export async function benchDatabase(): Promise<BenchDatabase> {
  const { url, remove } = await newDatabase();
  const db = openDatabase<PortalDb>(url);
  await migratePortal(db);
  await migrateJobs(db, url);
  const config = readConfig({ DEMO: '1' });
  await seedAccess({ db, config, clock: () => new Date(), log: pino({ level: 'silent' }) });
  return {
    url,
    db,
    remove: async () => {
      await db.destroy();
      await remove();
    },
  };
}
