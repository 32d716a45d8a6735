import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { migrateVault } from '../ports/keys/data-keys-migrations';
import { openDatabase, openPool } from './connection';
import { isConnectionLost } from './connection-lost';
import { asPortalRole, grantPortalRole, portalRole } from './portal-role';
import { ServingLoginError, servingLogin } from './serving-login';

describe('a database connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  const first = async (expression: string): Promise<unknown> => {
    const pool = openPool(database.url, { max: 1 });
    try {
      const { rows } = await pool.query(`select ${expression} as value`);
      return rows[0].value;
    } finally {
      await pool.end();
    }
  };

  it.each([
    ["'1250.50'::numeric(14,2)", '1250.50'],
    ["'12345678901234567890.123'::numeric", '12345678901234567890.123'],
    ['9007199254740991::int8', 9007199254740991],
    ['count(*)', 1],
    ["'2026-11-05'::date", '2026-11-05'],
    ["'2026-11-05 08:30'::timestamp", '2026-11-05 08:30:00'],
    ["array['2026-11-05'::date, null]", ['2026-11-05', null]],
    ["array['0.10'::numeric, '2.50']", ['0.10', '2.50']],
    ['array[7::int8, 8]', [7, 8]],
    ["'2026-03-08 02:30-08'::timestamptz", new Date('2026-03-08T10:30:00Z')],
    ['\'{"rate": "4.250"}\'::jsonb', { rate: '4.250' }],
    ['null::date', null],
  ])('reads %s unchanged', async (expression, value) => {
    expect(await first(expression)).toEqual(value);
  });

  it('throws for an integer that a number cannot hold, instead of changing its digits', async () => {
    await expect(first('9007199254740993::int8')).rejects.toThrow(/9007199254740993 is too large/);
  });

  it('survives when the server ends an idle connection, and reports it', async () => {
    const lost: Error[] = [];
    const db = openDatabase<unknown>(database.url, { max: 2, onLostConnection: (error) => lost.push(error) });
    try {
      const one = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
      const pid = await one();
      const killer = openPool(database.url, { max: 1 });
      await killer.query('select pg_terminate_backend($1, 5000)', [pid]);
      await killer.end();
      await expect.poll(() => lost.length).toBe(1);
      expect(await one()).not.toBe(pid);
    } finally {
      await db.destroy();
    }
  });

  it.each(['during a statement', 'between two statements'])(
    'survives when the server ends a connection %s, and recovers',
    async (moment) => {
      const db = openDatabase<unknown>(database.url, { max: 1 });
      const killer = openPool(database.url, { max: 1 });
      try {
        const lost: unknown = await db
          .transaction()
          .execute(async (trx) => {
            const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
            const end = () => killer.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
            if (moment === 'between two statements') await end().then(() => pause(50));
            await Promise.all([sql`select pg_sleep(5)`.execute(trx), end()]);
          })
          .catch((error: unknown) => error);
        expect(isConnectionLost(lost), String(lost)).toBe(true);
        await sql`select 1`.execute(db);
      } finally {
        await db.destroy();
        await killer.end();
      }
    },
  );

  it('cannot be opened without a server, which counts as lost', async () => {
    const db = openDatabase<unknown>('postgres://127.0.0.1:1/none');
    const refused: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error);
    expect(isConnectionLost(refused), String(refused)).toBe(true);
    await db.destroy();
  });

  it('is not lost after an error of the statement', async () => {
    const db = openDatabase<unknown>(database.url);
    const refused: unknown = await sql`select 1 / 0`.execute(db).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(isConnectionLost(refused)).toBe(false);
    await db.destroy();
  });

  it('ends a statement that exceeds its time limit', async () => {
    const db = openDatabase<unknown>(database.url, { statementTimeout: 500 });
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/statement timeout/);
    await db.destroy();
  });
});

describe('the login that the portal serves with', () => {
  let database: TestDatabase;
  let owner: ReturnType<typeof openDatabase<unknown>>;
  beforeAll(async () => {
    database = await testDatabase();
    owner = openDatabase<unknown>(database.ownerUrl, { max: 1 });
    await migrateVault(owner);
  });
  afterAll(async () => {
    await owner.destroy();
    await database.drop();
  });

  const run = async (url: string, statement: string) => {
    const pool = openPool(url, { max: 1 });
    try {
      return await pool.query(statement);
    } finally {
      await pool.end();
    }
  };
  const refusal = (statement: string): Promise<string> =>
    run(database.url, statement).then(
      () => 'allowed',
      (error: unknown) => String(error),
    );
  const leave = ['reset role', "select set_config('role', 'none', false)", 'reset session authorization'];
  const forbidden = [
    'update portal.audit set actor = null',
    'delete from portal.audit_chain',
    'delete from portal.migration',
    'select * from vault.data_keys',
    "select pg_read_file('/etc/passwd')",
  ];

  it.each(leave)('gains nothing by: %s', async (statement) => {
    for (const next of forbidden) expect(await refusal(`${statement}; ${next}`), next).toContain('permission denied');
  });

  it.each([
    'set role pg_read_all_data',
    "set session authorization 'emet'",
    'alter role current_user superuser',
    'create role other superuser',
    'set session_replication_role = replica',
    "copy (select 1) to program 'id'",
    'create table portal.other ()',
    'create function portal.other() returns int language sql security definer as $$ select 1 $$',
  ])('may not: %s', async (statement) => {
    expect(await refusal(statement)).toMatch(/permission denied|must be|Only roles with/i);
  });

  it.each(['alter table portal.audit disable trigger all', 'drop schema portal cascade', 'drop table vault.data_keys'])(
    'owns nothing: %s',
    async (statement) => {
      expect(await refusal(statement)).toMatch(/must be owner|permission denied/);
    },
  );

  it('is refused if it could become another role, or owns the tables', async () => {
    expect(await servingLogin(owner, database.url)).toBe(new URL(database.url).username);
    await expect(servingLogin(owner, database.ownerUrl)).rejects.toThrow(ServingLoginError);
    await expect(servingLogin(owner, database.ownerUrl)).rejects.toThrow(/it owns the database or some of the tables/);
    const login = new URL(database.url).username;
    await sql`grant pg_monitor to ${sql.id(login)}`.execute(owner);
    await expect(servingLogin(owner, database.url)).rejects.toThrow('it is a member of "pg_monitor"');
    await sql`revoke pg_monitor from ${sql.id(login)}`.execute(owner);
    const other = await testDatabase({ empty: true });
    const elsewhere = openDatabase<unknown>(other.ownerUrl, { max: 1 });
    await expect(servingLogin(elsewhere, database.url)).rejects.toThrow('another server or database');
    await elsewhere.destroy();
    await other.drop();
  });

  it('may be missing: then the owner works as a role with the same rights, which keep code from mistakes', async () => {
    await grantPortalRole(owner);
    const url = asPortalRole(database.ownerUrl);
    expect((await run(url, 'select current_user as me')).rows).toEqual([{ me: portalRole }]);
    await expect(run(url, 'update portal.audit set actor = null')).rejects.toThrow('permission denied');
  });
});
