import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPrograms, servedCommands } from './programs.mjs';
import { namedInServer, withNeeded } from './server-packages.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'emet-server-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the packages of a server', () => {
  it('are those that its code names, also by their scope', () => {
    writeFileSync(
      path.join(folder, 'server.mjs'),
      `import pg from 'pg'; require.resolve(\`@fonts/\${family}/package.json\`);`,
    );
    writeFileSync(path.join(folder, 'server.mjs.map'), '"react"');
    expect(namedInServer(folder, ['pg', '@fonts/sans', '@other/sans', 'react'])).toEqual(['pg', '@fonts/sans']);
  });

  it('come with what they need: their own versions, optional parts and required peers', () => {
    const packages = {
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-linux': '1', absent: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/a-linux': {},
      'node_modules/b': {},
      'node_modules/c': {
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/d': { dependencies: { a: '1' } },
      'node_modules/e': {},
    };
    expect(withNeeded(packages, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a-linux',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
    ]);
  });
});

it('the commands of a computer that serves are commands of the project, of programs that are built', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const built = Object.keys(builtPrograms());
  for (const [command, file] of Object.entries(servedCommands)) {
    expect(scripts).toHaveProperty([command]);
    expect(built).toContain(file.split('.mjs')[0]);
  }
});
