import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/connection';
import { testDatabase } from './database';

describe('a test database', () => {
  it('has both schemas without rows, is isolated, and is dropped', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
    const [db, otherDb] = [openDatabase<unknown>(one.ownerUrl), openDatabase<unknown>(other.url)];
    await sql`create table portal.mine (id integer)`.execute(db);
    const look = sql<{ mine: string | null; loans: boolean }>`
      select to_regclass('portal.mine') as mine, to_regclass('los.migration') is not null as loans`;
    expect((await look.execute(otherDb)).rows).toEqual([{ mine: null, loans: true }]);
    await Promise.all([db.destroy(), otherDb.destroy()]);
    await Promise.all([one.drop(), other.drop()]);
    const gone = openDatabase<unknown>(one.ownerUrl);
    await expect(sql`select 1`.execute(gone)).rejects.toThrow(/does not exist/);
    await gone.destroy();
  });
});
