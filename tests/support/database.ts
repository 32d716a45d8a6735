import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './database-url';

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it; a test file calls this when it is done. Whatever is left over goes at the end of the run. */
  drop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testServer').url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A database for this test file alone, copied from the migrated template; `{ empty: true }` gives one without any schema of
 * ours, `{ seeded: true }` one with roles, demo users, programs and rates.
 *
 *     const database = await testDatabase();
 *     const db = openDatabase<PortalDb>(database.url);
 *     afterAll(async () => {
 *       await db.destroy();
 *       await database.drop();
 *     });
 */
export async function testDatabase(options: { empty?: boolean; seeded?: boolean } = {}): Promise<TestDatabase> {
  const { url, prefix, strategy, template, seeded } = inject('testServer');
  const copied = options.empty ? 'template0' : options.seeded ? seeded : template;
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${copied} strategy ${strategy}`);
  return {
    url: withDatabase(url, name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}
