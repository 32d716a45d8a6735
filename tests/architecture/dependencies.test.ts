import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const packageJson = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const used = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.devDependencies)];

/** The rows of the tables: packages, reason, license, maintainers. */
const rows = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| package |'))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()));
const listed = rows.flatMap(([names = '', , license]) => names.split(', ').map((name) => ({ name, license })));

/** Every package that production installs, its own dependencies included. */
const lockFile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ dev: z.boolean().optional(), optional: z.boolean().optional(), license: z.string().optional() }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const shipped = Object.entries(lockFile.packages)
  .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }));

/** Licenses under which a lender may run and we may ship a package. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'OFL-1.1',
  'MIT AND OFL-1.1',
  'MIT AND ISC',
  'Python-2.0',
  '(MPL-2.0 OR Apache-2.0)',
];
/** MIT or BSD by their license files; their package.json says so in an old form, or without the number of clauses. */
const allowedByFile = ['busboy', 'streamsearch', 'css-mediaquery'];

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

describe('the packages that production installs', () => {
  it('all have a license that allows it', () => {
    const others = shipped.filter(
      ({ name, license = '' }) => !allowed.includes(license) && !allowedByFile.includes(name),
    );
    expect(shipped.length).toBeGreaterThan(100);
    expect(others).toEqual([]);
  });
});

describe('the commands of package.json', () => {
  it('have no name that npm runs by itself, which made it install everything again after `npm prune`', () => {
    const names = Object.keys(packageJson.scripts);
    const hooks = ['dependencies', 'install', 'prepare', 'prepublish', 'publish', 'version'];
    const ofOthers = names.filter(
      (name) => names.includes(name.replace(/^(pre|post)/, '')) && /^(pre|post)/.test(name),
    );
    expect([...names.filter((name) => hooks.includes(name)), ...ofOthers]).toEqual([]);
  });
});
