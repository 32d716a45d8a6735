import { type AddressInfo, createServer } from 'node:net';
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

it('holds up one reader while it does not answer', async () => {
  const database = await testDatabase();
  let connections = 0;
  const silent = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const url = new URL(database.url);
  const [primary, other] = [
    openDatabase<unknown>(database.url),
    openDatabase<unknown>(`postgres://reader:none@127.0.0.1:${port}${url.pathname}`),
  ];
  const replica = new Replica(primary, other, { warn: () => undefined } as never);
  try {
    const read = () => replica.read(async (db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows);
    expect(await Promise.all(Array.from({ length: 6 }, read))).toEqual(Array(6).fill([{ one: 1 }]));
    expect(connections).toBe(1);
  } finally {
    silent.close();
    await Promise.all([replica.close(), primary.destroy()]);
    await database.drop();
  }
});
