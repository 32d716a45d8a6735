import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  holdDatabase,
  killHard,
  parentOf,
  preparedFolder,
  query,
  spawnHolder,
  temporaryFolder,
} from '../../../tests/support/embedded-database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database';
import { isAlive, until } from './processes';

describe('after a crash, the embedded database', () => {
  const parent = temporaryFolder();
  const running: EmbeddedDatabase[] = [];
  let copyTo: (name: string) => string;

  const start = async (dataDir: string, onExit?: (reason: string) => void): Promise<EmbeddedDatabase> => {
    const database = await startEmbeddedDatabase({ dataDir, log: () => {}, ...(onExit && { onExit }) });
    running.push(database);
    return database;
  };

  beforeAll(async () => {
    copyTo = await preparedFolder(parent);
  });
  afterEach(() => Promise.all(running.splice(0).map((database) => database.stop())));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('stops when the portal is killed, and has every acknowledged row at the next start', async () => {
    const dataDir = copyTo('portal killed');
    const holder = await holdDatabase(dataDir);
    for (let id = 2; id <= 20; id++) await query(holder.url, `insert into kept values (${id})`);
    await holder.kill();
    expect(await until(() => !isAlive(holder.pid), 10_000)).toBe(true);
    const next = await start(dataDir);
    expect(await query(next.url, 'select count(*)::integer as rows from kept')).toEqual([{ rows: 20 }]);
  });

  it('can be started immediately after the portal was killed, while the old server is still stopping', async () => {
    const dataDir = copyTo('quick');
    const holder = await holdDatabase(dataDir);
    await holder.kill();
    const next = await start(dataDir);
    expect(next.pid).not.toBe(holder.pid);
    expect(await query(next.url, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  it('is taken over when portal and supervisor were both killed and the server is still running', async () => {
    const dataDir = copyTo('abandoned');
    const holder = await holdDatabase(dataDir);
    process.kill(parentOf(holder.pid), 'SIGKILL');
    await holder.kill();
    const next = await start(dataDir);
    expect(isAlive(holder.pid)).toBe(false);
    expect(await query(next.url, 'select id from kept')).toEqual([{ id: 1 }]);
  });

  it('reports to the portal that its server was killed, and restarts with every acknowledged row', async () => {
    const dataDir = copyTo('server killed');
    const reasons: string[] = [];
    const first = await start(dataDir, (reason) => reasons.push(reason));
    await query(first.url, 'insert into kept values (2)');
    process.kill(first.pid, 'SIGKILL');
    expect(await until(() => reasons.length > 0, 10_000)).toBe(true);
    expect(reasons).toEqual([expect.stringContaining('SIGKILL')]);
    // A killed server leaves its lock on the folder behind.
    expect(existsSync(join(dataDir, 'data', 'postmaster.pid'))).toBe(true);
    const next = await start(dataDir);
    expect(await query(next.url, 'select count(*)::integer as rows from kept')).toEqual([{ rows: 2 }]);
  });

  it('reports to the portal that the supervisor was killed, and leaves no server behind', async () => {
    const reasons: string[] = [];
    const first = await start(copyTo('supervisor killed'), (reason) => reasons.push(reason));
    process.kill(parentOf(first.pid), 'SIGKILL');
    expect(await until(() => reasons.length > 0 && !isAlive(first.pid), 10_000)).toBe(true);
  });

  it('does not report a stop that was requested', async () => {
    const reasons: string[] = [];
    const first = await start(copyTo('asked'), (reason) => reasons.push(reason));
    await first.stop();
    expect(reasons).toEqual([]);
  });

  it('ignores a postmaster.pid whose process number now belongs to another process', async () => {
    const dataDir = copyTo('stale');
    const sleeper = await holdDatabase(copyTo('other'));
    // A live process of PostgreSQL's own account, which PostgreSQL would mistake for its own server.
    const file = join(dataDir, 'data', 'postmaster.pid');
    writeFileSync(file, `${sleeper.pid}\n${join(dataDir, 'data')}\n1\n1\n\n127.0.0.1\n\n`);
    const { url } = await start(dataDir);
    expect(await query(url, 'select id from kept')).toEqual([{ id: 1 }]);
    expect(isAlive(sleeper.pid)).toBe(true);
    expect(readFileSync(file, 'utf8')).not.toContain(`${sleeper.pid}\n`);
    await sleeper.kill();
  });

  it('is completed if the portal was killed while creating it', async () => {
    const dataDir = join(parent, 'interrupted');
    const child = spawnHolder(dataDir);
    const half = () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('data.new-'));
    expect(await until(half, 10_000)).toBe(true);
    await killHard(child);
    expect(existsSync(join(dataDir, 'data'))).toBe(false);
    const { url } = await start(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(half()).toBe(false);
  });
});
