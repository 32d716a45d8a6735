import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

/** Number and level of each requirement with a row of its own. */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \|/gm)].map(([, id = '', level = '']) => ({ id, level }));
/** Those that concern what the portal does not use. */
const notUsed = [...(text.split('Not used:')[1] ?? '').matchAll(/\b(?:10|17)\.\d+\.\d+\b/g)].map(([id]) => id);

describe('docs/security.md', () => {
  it('lists every requirement of ASVS 5.0.0 levels 1 and 2 once', () => {
    const ids = [...rows.map(({ id }) => id), ...notUsed];
    expect(new Set(ids).size).toBe(ids.length);
    // The standard has 70 requirements of level 1 and 183 of level 2.
    expect(ids).toHaveLength(70 + 183);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70 - 5);
  });

  it('says how each is met, or why not', () => {
    expect(text.split('\n').filter((line) => /^\| \d/.test(line) && line.split('|')[4]?.trim() === '')).toEqual([]);
  });

  it('names files that exist', () => {
    const files = [...text.matchAll(/`((?:api|config|domain|src|tests)\/[\w./-]+)`/g)].map(([, file = '']) => file);
    const decisions = [...text.matchAll(/\((decisions\/[\w-]+\.md)/g)].map(([, file]) => `docs/${file}`);
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set([...files, ...decisions])].filter((file) => !existsSync(file))).toEqual([]);
  });
});
