import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './cruise';

const reading = /process\.env\b|\bimport\.meta\.env\.(?!DEV\b|PROD\b|SSR\b)/;

function sources(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|test-support)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

describe('the environment', () => {
  it('is read only by config', () => {
    const files = ['domain', 'api', 'src'].flatMap(sources);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => reading.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  });

  it('is read by config, so the test above searches for the right pattern', () => {
    expect(sources('config').some((file) => reading.test(readFileSync(join(projectRoot, file), 'utf8')))).toBe(true);
  });
});
