import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase, withLogin, withPort } from './database-url';

/** The migrated, empty database of one test file. */
export interface TestDatabase {
  /** For connections with the login of a portal, through the pooler if there is one; for an empty database, as its owner. */
  readonly url: string;
  /** The same past the pooler. */
  readonly directUrl: string;
  /** For connections as the owner of the tables. */
  readonly ownerUrl: string;
  /** Drops it; call this at the end of the test file. Leftovers are dropped at the end of the run. */
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
 * A database for one test file, copied from the migrated template. `{ empty: true }` has none of our schemas,
 * `{ seeded: true }` has roles, demo users, programs and rates.
 *
 *     const database = await testDatabase();
 *     const db = openDatabase<PortalDb>(database.url);
 *     afterAll(async () => {
 *       await db.destroy();
 *       await database.drop();
 *     });
 */
export async function testDatabase(options: { empty?: boolean; seeded?: boolean } = {}): Promise<TestDatabase> {
  const { login, url, prefix, strategy, template, seeded, poolerPort } = inject('testServer');
  const copied = options.empty ? 'template0' : options.seeded ? seeded : template;
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${copied} strategy ${strategy}`);
  const ownerUrl = withDatabase(url, name);
  const directUrl = options.empty ? ownerUrl : withLogin(ownerUrl, login);
  return {
    url: options.empty || poolerPort === undefined ? directUrl : withPort(directUrl, poolerPort),
    directUrl,
    ownerUrl,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}
