import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './cruise';

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

function listedByVitest(): Promise<Listed[]> {
  const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((done, fail) => {
    execFile(process.execPath, [program, 'list', '--filesOnly', '--json'], { cwd: projectRoot }, (error, out) => {
      if (error) fail(error);
      else done(JSON.parse(out) as Listed[]);
    });
  });
}

it('runs every test file in exactly one project', { timeout: 60_000 }, async () => {
  const listed = (await listedByVitest()).map(({ file }) => relative(projectRoot, file));
  const present = ['api', 'bench', 'config', 'domain', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(name))
      .map((name) => `${folder}${sep}${name}`),
  );
  expect(present.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(present.toSorted());
});
