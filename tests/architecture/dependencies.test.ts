import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const packageJson = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const used = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.devDependencies)];

/** The rows of the tables: packages, reason, license, maintainers. */
const rows = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| package |'))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()));
const listed = rows.flatMap(([names = '', , license]) => names.split(', ').map((name) => ({ name, license })));

const licenseOf = (name: string): string =>
  z.object({ license: z.string() }).parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')))
    .license;

describe('docs/dependencies.md', () => {
  it('lists every dependency once, and no others', () => {
    expect(listed.map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  it('gives each a reason, a license and a maintainer', () => {
    expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([]);
  });

  it.each(listed)('states the actual license of $name', ({ name, license }) => {
    expect(license).toBe(licenseOf(name));
  });
});
