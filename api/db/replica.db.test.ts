import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database';
import { onServer } from '../../tests/support/on-server';
import { openDatabase } from './connection';
import { Replica } from './replica';

// For a streaming replica, see tests/journey/replica.test.ts.
it('is left alone on a server without positions of its log, and the primary is read', async () => {
  const database = await testDatabase();
  await onServer(database.ownerUrl, (client) =>
    client.query('revoke execute on function pg_current_wal_flush_lsn() from public'),
  );
  const [primary, other] = [openDatabase<unknown>(database.url), openDatabase<unknown>(database.url)];
  const warned: string[] = [];
  const replica = new Replica(primary, other, { warn: (_: object, text: string) => void warned.push(text) } as never);
  try {
    const read = await replica.read(async (db) => (await sql`select 1 as one`.execute(db)).rows);
    expect(read).toEqual([{ one: 1 }]);
    expect(warned).toEqual([expect.stringContaining('Lists are read from the primary')]);
  } finally {
    await replica.close();
    await primary.destroy();
    await database.drop();
  }
});
