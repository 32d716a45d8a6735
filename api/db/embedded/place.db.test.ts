import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { query, temporaryFolder } from '../../../tests/support/embedded-database';
import { databaseAccount } from './account';
import { findBinaries, majorVersion } from './binaries';
import { startEmbeddedDatabase } from './embedded-database';
import { explainFailure, messageOf } from './embedded-error';
import { prepareHome, sharedPlace } from './home';
import { until } from './processes';

const asRoot = process.getuid?.() === 0;

describe('the location of the embedded database', () => {
  const parent = temporaryFolder();
  const toRemove = [parent];
  afterAll(() => {
    for (const folder of toRemove) rmSync(folder, { recursive: true, force: true });
  });

  it('is the requested folder or, as root inside a closed one, the shared place, and the log says so', async () => {
    const closed = join(parent, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    writeFileSync(join(closed, 'something of a person'), '');
    const said: string[] = [];
    const database = await startEmbeddedDatabase({ dataDir: join(closed, 'database'), log: (line) => said.push(line) });
    try {
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(statSync(closed).mode & 0o777).toBe(0o700);
      if (asRoot) {
        toRemove.push(dirname(database.where));
        expect(database.where.startsWith(`${sharedPlace}/database-`)).toBe(true);
        expect(said.join('\n')).toContain(
          `may not enter ${closed}: the database is kept in ${dirname(database.where)}`,
        );
      } else {
        expect(database.where).toBe(join(closed, 'database', 'data'));
        expect(said.join('\n')).not.toContain(sharedPlace);
      }
    } finally {
      await database.stop();
    }
  });

  it('stays in a data folder created for it, even if that is closed to others', () => {
    const dataDir = join(parent, 'made just now');
    mkdirSync(dataDir, { mode: 0o700 });
    const home = prepareHome(join(dataDir, 'database'), findBinaries(), () => {});
    expect(home.folder).toBe(join(dataDir, 'database'));
    // Others may pass through, but not list it.
    expect(statSync(dataDir).mode & 0o777).toBe(asRoot ? 0o711 : 0o700);
  });

  it('runs binaries that its account cannot reach, or that npm left incomplete, from a repaired copy', () => {
    const installation = join(parent, 'installation');
    mkdirSync(installation, { mode: 0o700 });
    cpSync(findBinaries().root, join(installation, 'native'), { recursive: true, verbatimSymlinks: true });
    for (const name of readdirSync(join(installation, 'native', 'lib'))) {
      // As without the package's postinstall.
      if (/\.so(\.\d+)?$/.test(name) && existsSync(join(installation, 'native', 'pg-symlinks.json'))) {
        const file = join(installation, 'native', 'lib', name);
        if (execFileSync('ls', ['-l', file], { encoding: 'utf8' }).startsWith('l')) rmSync(file);
      }
    }
    const account = databaseAccount(join(parent, 'nothing'));
    const found = { root: join(installation, 'native'), release: `0-test-${process.pid}` };
    const said: string[] = [];
    const home = prepareHome(join(parent, 'beside', 'database'), found, (line) => said.push(line));
    if (asRoot) {
      toRemove.push(dirname(home.binaries.root));
      expect(home.binaries.root.startsWith(sharedPlace)).toBe(true);
      expect(said.join('\n')).toContain(`runs from the copy in ${home.binaries.root}`);
    } else {
      expect(home.binaries.root).toBe(found.root);
    }
    expect(majorVersion(home.binaries, account)).toBeGreaterThanOrEqual(18);
  });

  it('reports a full disk with the folder and what to do, and leaves no half-created database', async () => {
    const small = join(parent, 'small disk');
    const dataDir = join(small, 'data folder', 'database');
    if (!mountDisk(small, '24m')) {
      // Only root can mount a small disk; otherwise we use the kernel's own message for a full disk.
      let said = '';
      try {
        writeFileSync('/dev/full', 'x');
      } catch (error) {
        said = messageOf(error);
      }
      expect(explainFailure('Making the database', dataDir, said).problem).toBe('disk-full');
      return;
    }
    try {
      await expect(startEmbeddedDatabase({ dataDir, log: () => {} })).rejects.toMatchObject({
        problem: 'disk-full',
        message: expect.stringMatching(/disk is full.*small disk.*DATA_DIR/s),
      });
      expect(readdirSync(dataDir)).toEqual([]);
    } finally {
      execFileSync('umount', [small]);
    }
  });

  it('loses no acknowledged row when the disk fills up, and continues once there is space', async () => {
    const filling = join(parent, 'filling disk');
    if (!mountDisk(filling, '80m')) return expect(asRoot).toBe(false);
    const dataDir = join(filling, 'database');
    const reasons: string[] = [];
    try {
      const first = await startEmbeddedDatabase({ dataDir, log: () => {}, onExit: (reason) => reasons.push(reason) });
      const acknowledged = await fill(first.url);
      expect(await until(() => reasons.length > 0, 10_000)).toBe(true);
      expect(reasons[0]).toContain('No space left on device');
      await expect(startEmbeddedDatabase({ dataDir, log: () => {} })).rejects.toMatchObject({ problem: 'disk-full' });
      execFileSync('mount', ['-o', 'remount,size=160m', filling]);
      const next = await startEmbeddedDatabase({ dataDir, log: () => {} });
      expect(await query(next.url, 'select count(*)::integer as rows from filler')).toEqual([{ rows: acknowledged }]);
      await next.stop();
    } finally {
      execFileSync('umount', [filling]);
    }
  });
});

/** Inserts until it fails, and returns how many rows were acknowledged. */
async function fill(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('create table filler (text text)');
  let rows = 0;
  try {
    for (;;) {
      await client.query('insert into filler select repeat(md5(random()::text), 30) from generate_series(1, 1000)');
      rows += 1000;
    }
  } catch {
    await client.end().catch(() => {});
    return rows;
  }
}

/** Mounts a disk of that size at the folder; returns false if that is not permitted. */
function mountDisk(folder: string, size: string): boolean {
  try {
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
