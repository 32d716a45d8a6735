import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder } from './owner-lock';

describe('the lock of a database folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emet-claim-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const owner = () => JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
  const left = (content: string) => writeFileSync(join(folder, 'owner.json'), content);

  it('names this process, is refused to a second one, and can be released', () => {
    const release = claimFolder(folder);
    expect(owner().pid).toBe(process.pid);
    expect(() => claimFolder(folder)).toThrow(`Another portal (process ${process.pid})`);
    release();
    expect(readdirSync(folder)).toEqual([]);
    claimFolder(folder)();
  });

  it('is taken over from a process that has ended', () => {
    left(JSON.stringify({ pid: 2 ** 22 + 1, began: '1' }));
    claimFolder(folder);
    expect(owner().pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['owner.json']);
  });

  it('is taken over if its process ID now belongs to another process', () => {
    left(JSON.stringify({ pid: process.pid, began: 'before this process' }));
    claimFolder(folder);
    expect(owner().began).not.toBe('before this process');
  });

  it('is taken over if it cannot be read', () => {
    left('{"pid": 1');
    claimFolder(folder);
    expect(owner().pid).toBe(process.pid);
  });

  it('stays with a live process', () => {
    left(JSON.stringify({ pid: process.ppid }));
    expect(() => claimFolder(folder)).toThrow(`process ${process.ppid}`);
    expect(owner().pid).toBe(process.ppid);
    expect(existsSync(join(folder, `owner.${process.pid}.json`))).toBe(false);
  });
});
