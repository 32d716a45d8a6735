import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PAGE_FILES } from '../../domain/pages/page-files';
import { budgetProblems } from '../../src/build/first-view-budget';
import { listPages } from '../../src/build/list-pages';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');

it('loads no small file with a first page, and no more JavaScript than its budget', async () => {
  const names = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const scripts = new Map(
    names.map((name) => {
      const code = readFileSync(path.join(dist, 'assets', name));
      return [`assets/${name}`, { bytes: code.length, gzipped: gzipSync(code, { level: 9 }).length }];
    }),
  );
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const budgets = new Map(
    (await listPages()).flatMap(({ paths: [first = ''], budget }) =>
      budget === undefined ? [] : [[first, budget] as const],
    ),
  );
  const files = JSON.parse(readFileSync(path.join(dist, PAGE_FILES), 'utf8'));
  expect(budgetProblems(files, scripts, entry, budgets)).toEqual([]);
});
