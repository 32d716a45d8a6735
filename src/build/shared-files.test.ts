import { expect, it } from 'vitest';
import { sharedFiles } from './shared-files';

const sizes: Readonly<Record<string, number>> = {
  forms: 50_000,
  tables: 40_000,
  dialogs: 30_000,
  own: 55_000,
  texts: 12_000,
};
const shared = (pages: readonly (readonly string[])[], loaded: readonly string[] = []) =>
  sharedFiles({ pages, loaded, sizeOf: (file) => sizes[file] ?? 0 });

it('shares nothing if each page loads little', () => {
  expect(shared([['forms'], ['forms'], ['tables']])).toEqual([]);
});

it('shares what brings pages to the goal, and nothing else', () => {
  const form = ['forms', 'own'];
  expect(shared([form, form, form, ['tables'], ['tables'], ['tables']])).toEqual(['forms']);
});

it('counts what is loaded in any case', () => {
  const page = ['forms', 'tables', 'dialogs'];
  expect(shared([page, page, page], ['dialogs', 'tables'])).toEqual(['dialogs', 'tables']);
});

it('leaves what few pages need to them', () => {
  expect(
    shared([
      ['forms', 'own'],
      ['forms', 'own'],
    ]),
  ).toEqual([]);
});

it('leaves out what a later choice has made needless', () => {
  const pages = [
    ...Array.from({ length: 30 }, () => ['forms', 'texts']),
    ...Array.from({ length: 3 }, () => ['forms', 'own']),
  ];
  expect(shared(pages)).toEqual(['forms']);
});
