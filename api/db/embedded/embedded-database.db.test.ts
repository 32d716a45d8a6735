import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, preparedFolder, query, temporaryFolder } from '../../../tests/support/embedded-database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database';
import { isAlive } from './processes';

const asRoot = process.getuid?.() === 0;

describe('the embedded database', () => {
  const parent = temporaryFolder();
  const running: EmbeddedDatabase[] = [];
  const said: string[] = [];
  let copyTo: (name: string) => string;

  const start = async (dataDir: string): Promise<EmbeddedDatabase> => {
    const database = await startEmbeddedDatabase({ dataDir, log: (message) => said.push(message) });
    running.push(database);
    return database;
  };

  beforeAll(async () => {
    copyTo = await preparedFolder(parent);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((database) => database.stop()));
    said.length = 0;
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('starts in an empty folder: durable, on loopback only, with a password', async () => {
    const dataDir = join(parent, 'a new', 'folder');
    const { url, servingUrl, where, port } = await start(dataDir);
    const settings = await query<{ name: string; setting: string }>(
      url,
      `select name, setting from pg_settings where name in
        ('fsync', 'listen_addresses', 'unix_socket_directories', 'password_encryption', 'server_encoding') order by name`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      listen_addresses: '127.0.0.1',
      password_encryption: 'scram-sha-256',
      server_encoding: 'UTF8',
      unix_socket_directories: '',
    });
    expect(
      await query(url, "select lower('ÇĞÉ') as low, datcollate, datlocale from pg_database where datname = 'emet'"),
    ).toEqual([{ low: 'çğé', datcollate: 'C.UTF-8', datlocale: 'C.UTF-8' }]);
    expect(where).toBe(join(dataDir, 'data'));
    expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
    expect(
      await query(
        servingUrl,
        `select rolname, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more,
           exists (select from pg_auth_members where member = pg_roles.oid) as member
         from pg_roles where rolname = session_user`,
      ),
    ).toEqual([{ rolname: 'emet_portal', more: false, member: false }]);
    await expect(
      query(servingUrl, "select set_config('role', 'none', false), pg_read_file('/etc/passwd')"),
    ).rejects.toThrow('permission denied');
    await expect(query(`postgres://emet:guess@127.0.0.1:${port}/emet`, 'select 1')).rejects.toThrow(
      /password authentication/,
    );
    await expect(query(`postgres://emet@127.0.0.1:${port}/emet`, 'select 1')).rejects.toThrow(/password/);
  });

  it('never runs as root, and runs as the current user otherwise', async () => {
    const { pid, where } = await start(copyTo('accounts'));
    const uid = accountOf(pid);
    expect(uid).not.toBe(0);
    expect(uid).toBe(statSync(where).uid);
    if (!asRoot) expect(uid).toBe(process.getuid?.());
  });

  it('keeps its rows across restarts, and can be stopped twice', async () => {
    const dataDir = copyTo('twice');
    const first = await start(dataDir);
    await query(first.url, 'insert into kept values (2)');
    await first.stop();
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start(dataDir);
    expect(await query(second.url, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(second.servingUrl).toBe(first.servingUrl);
    await query(second.servingUrl, 'select 1');
    // A saved connection keeps working as long as the port is free.
    expect(second.port).toBe(first.port);
  });

  it('refuses a second portal on the same folder, and says which process uses it', async () => {
    const dataDir = copyTo('shared');
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toMatchObject({
      problem: 'in-use',
      message: expect.stringMatching(new RegExp(`process ${process.pid}\\).*DATA_DIR`, 's')),
    });
    expect(await query(first.url, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  it('uses another port if its own is taken', async () => {
    const dataDir = copyTo('port');
    const first = await start(dataDir);
    await first.stop();
    const taker = createServer();
    await new Promise<void>((done) => taker.listen(first.port, '127.0.0.1', done));
    try {
      const second = await start(dataDir);
      expect(second.port).not.toBe(first.port);
      expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
    } finally {
      taker.close();
    }
  });

  it('sets aside a database that was never finished, and creates a new one', async () => {
    const dataDir = copyTo('unfinished');
    rmSync(join(dataDir, 'data', 'global', 'pg_control'));
    mkdirSync(join(dataDir, 'data.new-4711', 'base'), { recursive: true });
    const { url } = await start(dataDir);
    expect(await query(url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
    const names = readdirSync(dataDir);
    expect(names.filter((name) => name.startsWith('data.unfinished-'))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith('data.new-'))).toEqual([]);
    expect(said.join('\n')).toContain('never finished');
  });

  it('creates a database in an existing empty data folder', async () => {
    const dataDir = join(parent, 'empty');
    mkdirSync(join(dataDir, 'data'), { recursive: true });
    const { url } = await start(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses data of a newer or older PostgreSQL, and leaves it unchanged', async () => {
    const dataDir = copyTo('versions');
    const version = join(dataDir, 'data', 'PG_VERSION');
    writeFileSync(version, '99\n');
    await expect(start(dataDir)).rejects.toMatchObject({
      problem: 'newer-data',
      message: expect.stringMatching(/PostgreSQL 99, newer than the \d+ .*DATA_DIR/s),
    });
    writeFileSync(version, '12\n');
    await expect(start(dataDir)).rejects.toMatchObject({
      problem: 'older-data',
      message: expect.stringMatching(/PostgreSQL 12; .*pg_dump/s),
    });
    expect(existsSync(join(dataDir, 'data', 'global', 'pg_control'))).toBe(true);
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
  });

  it('gets a new password if the credentials file is lost', async () => {
    const dataDir = copyTo('password');
    rmSync(join(dataDir, 'credentials.json'));
    const { url } = await start(dataDir);
    expect(await query(url, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  it("shows PostgreSQL's output if it does not start", async () => {
    const dataDir = copyTo('broken');
    writeFileSync(join(dataDir, 'data', 'postgresql.auto.conf'), 'no_such_setting = 1\n');
    await expect(start(dataDir)).rejects.toMatchObject({
      problem: 'failed',
      message: expect.stringMatching(/no_such_setting.*DATABASE_URL/s),
    });
  });
});
