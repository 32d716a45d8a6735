import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config';
import { builtPrograms } from '../../config/launch/programs.mjs';

const texts = readdirSync('deploy', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));

describe('the files for deploying', () => {
  it('run programs that are built', () => {
    const names = texts.flatMap((text) => [...text.matchAll(/dist-api\/([\w-]+)\.mjs/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(Object.keys(builtPrograms())).toContain(name);
  });

  it('name only variables that are documented', () => {
    const documented = readFileSync('docs/operations.md', 'utf8');
    const example = readFileSync('deploy/portal.env.example', 'utf8');
    const names = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    for (const name of names) expect(documented).toContain(`\`${name}\``);
  });

  it('do not start with an example that was not filled in', () => {
    const example = readFileSync('deploy/portal.env.example', 'utf8');
    const values = Object.fromEntries([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(() => readConfig(values)).toThrow(/JWT_SECRET is missing/);
  });
});
