import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../../domain/pages/page-table';
import { entryPaths } from '../../src/access/entry-path';
import { projectRoot } from './cruise';

/** The start of a path to a loan, with its number put in by hand. */
const loanPathStart = '/loans/$' + '{';

/** The paths of pages, up to their first parameter, and of the sign-in screens. */
const fixedPaths = [...pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]), ...Object.values(entryPaths)]
  .filter((path) => !path.startsWith('/loans'))
  .map((path) => path.replace(/:.*/, ''));

/** Calls of the API have paths that look like those of pages. */
const isOfCalls = (file: string): boolean => file.startsWith(join('providers', 'data'));

const writesPath = (text: string): boolean =>
  text.includes(loanPathStart) ||
  fixedPaths.some((path) =>
    ["'", '"', '`'].some((quote) => text.includes(quote + path + (path.endsWith('/') ? '$' : quote))),
  );

it('detects paths that are written by hand', () => {
  expect(writesPath(['`', loanPathStart, 'loanNum}/conditions`'].join(''))).toBe(true);
  expect(writesPath('<Link to="/main/pipelines">')).toBe(true);
  expect(writesPath("leave.to('/login')")).toBe(true);
  expect(writesPath('to={`/main/admin/form/$' + '{folder}`}')).toBe(true);
  expect(writesPath("loanPath(loanNum, 'conditions')")).toBe(false);
  expect(writesPath("pageById('pipeline').path")).toBe(false);
});

it('finds every path of a page made from the page table', () => {
  const src = join(projectRoot, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test(-support)?\.tsx?$/.test(file) && !isOfCalls(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const byHand = files.filter((file) => writesPath(readFileSync(join(src, file), 'utf8')));
  expect(byHand).toEqual([join('access', 'entry-path.ts')]);
});
