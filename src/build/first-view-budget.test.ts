import { expect, it } from 'vitest';
import { addedByPages, budgetProblems, sharedBytes } from './first-view-budget';

const files = {
  starter: 'starter.js',
  application: ['app.js'],
  access: [],
  texts: { en: { first: ['texts.js'] } },
  pages: [{ paths: ['/main/pipelines'], files: ['list.js'], parts: ['first'] }],
  shared: { en: ['form.js'] },
};
const script = (bytes: number, gzipped = Math.round(bytes / 3)) => ({ bytes, gzipped });
const usual = { 'app.js': script(600_000), 'texts.js': script(30_000), 'list.js': script(40_000) };
const problemsOf = (changed: object) =>
  budgetProblems(
    files,
    new Map(Object.entries({ 'entry.js': script(300_000), ...usual, ...changed })),
    ['entry.js'],
    new Map([['/main/pipelines', 400_000]]),
  );

it('accepts a page of few large files', () => expect(problemsOf({})).toEqual([]));

it('names a page that loads a small file', () =>
  expect(problemsOf({ 'list.js': script(900) })).toEqual(['/main/pipelines loads list.js with 900 bytes.']));

it('names a page whose files are too large in total', () =>
  expect(problemsOf({ 'app.js': script(2_000_000, 350_000) })[0]).toMatch(/^\/main\/pipelines loads \d+ bytes of J/));

it('says what each page adds to the first list, with and without what the browser loads when it is idle', () => {
  const security = { paths: ['/main/security'], files: ['list.js', 'form.js', 'keys.js'], parts: ['first'] };
  const scripts = new Map(Object.entries({ ...usual, 'form.js': script(9_000, 3_000), 'keys.js': script(600, 200) }));
  expect(addedByPages({ ...files, pages: [...files.pages, security] }, scripts, ['entry.js'])).toEqual([
    { path: '/main/security', bytes: 3_200, own: 200 },
    { path: '/main/pipelines', bytes: 0, own: 0 },
  ]);
  expect(sharedBytes(files, scripts)).toBe(3_000);
});
