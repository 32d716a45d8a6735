import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Renders the sign-in during the build, and is no part of it. */
const OF_THE_BUILD = join('src', 'access', 'sign-in-file.tsx');

it('holds for every module: none is imported for what it does', () => {
  const files = ['src', 'domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const importing = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      file !== OF_THE_BUILD &&
      /^import ['"]\.[^'"]*(?<!\.css)['"]/m.test(readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual([]);
});
