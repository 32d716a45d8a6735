import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './ensure-installed.mjs';

describe('the packages', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emet-install-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const wanted = (packages: object) =>
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'x' }, ...packages } }));
  const present = (packages: object) => {
    mkdirSync(join(folder, 'node_modules', 'a'), { recursive: true });
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  };

  it('are missing in a fresh clone, and after an interrupted install', () => {
    wanted({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
    mkdirSync(join(folder, 'node_modules', 'a'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  it('are complete when every version matches, whatever the dates of the files', () => {
    present({ 'node_modules/a': { version: '1.0.0' } });
    wanted({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-another-platform': { version: '1.0.0', optional: true },
    });
    expect(isInstalled(folder)).toBe(true);
  });

  it('are out of date when a version changed, a package was added, or a folder was removed', () => {
    present({ 'node_modules/a': { version: '1.0.0' } });
    wanted({ 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(folder)).toBe(false);
    wanted({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
    wanted({ 'node_modules/a': { version: '1.0.0' } });
    rmSync(join(folder, 'node_modules', 'a'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});
