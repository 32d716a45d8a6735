import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { testVault } from '../../../tests/support/test-vault';
import { openDatabase } from '../../db/connection';
import { migrateToLatest } from '../../db/migrate';
import { changeLog } from '../journal/change-log';
import { changesSince } from '../journal/feed';
import { migrateJournal } from '../journal/journal-migrations';
import { statusLog } from '../journal/status-log';
import type { Db, LosDb } from './los-db';
import { losMigrations, migrateEmbeddedLos } from './los-migrations';

const loanNum = '2611000001';

describe('a database in which an embedded LOS kept its own logs', () => {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await testDatabase({ empty: true });
    db = openDatabase<LosDb>(database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('moves its logs and its feed to the journal, which continues them', async () => {
    const before = Object.fromEntries(Object.entries(losMigrations).filter(([name]) => name < '0007'));
    await migrateToLatest(db, 'los', before);
    const id = randomUUID();
    await sql`insert into los.loans values (${loanNum}, 1, '{}', now(), now())`.execute(db);
    await sql`insert into los.operations values (${id}, 'create', 'x', '{}', now())`.execute(db);
    await sql`insert into los.status_log (loan_num, at, status, by_login, by_name, description)
      values (${loanNum}, now(), '0', 'ida', 'Ida Holm', 'Opened')`.execute(db);
    await sql`insert into los.change_log (loan_num, at, version, action, field, by_login, by_name)
      values (${loanNum}, now(), 1, 'create', 'assets[x].value', 'ida', 'Ida Holm')`.execute(db);
    await sql`insert into los.changes (loan_num, version, operation_id) values (${loanNum}, 1, ${id})`.execute(db);

    await migrateEmbeddedLos(db);
    expect(await statusLog(db, testVault(), loanNum)).toMatchObject([{ status: '0', by: 'Ida Holm' }]);
    const filter = { fields: ['assets.value'] };
    expect((await changeLog(db, testVault(), loanNum, { filter, limit: 10 })).entries).toMatchObject([
      { id: '1', action: 'create' },
    ]);
    await sql`insert into journal.change_log (loan_num, at, version, action, field, by_login, by_name)
      values (${loanNum}, now(), 2, 'change', 'sSpCity', 'ida', 'Ida Holm')`.execute(db);
    expect((await changeLog(db, testVault(), loanNum, { limit: 10 })).entries).toMatchObject([
      { id: '2' },
      { id: '1' },
    ]);
    const { changes, cursor } = await changesSince(db, '', 10);
    expect(changes).toEqual([{ loanNum, version: 1, operationId: id }]);
    await sql`insert into journal.changes (loan_num, version, operation_id) values (${loanNum}, 2, ${id})`.execute(db);
    expect((await changesSince(db, cursor, 10)).changes).toHaveLength(1);
  });

  it('starts if another LOS used the journal before', async () => {
    const other = await testDatabase({ empty: true });
    const fresh = openDatabase<LosDb>(other.url);
    try {
      await migrateJournal(fresh);
      await migrateEmbeddedLos(fresh);
      expect((await changesSince(fresh, '', 10)).changes).toEqual([]);
    } finally {
      await fresh.destroy();
      await other.drop();
    }
  });
});
