import { expect, it } from 'vitest';
import { mainPages } from '../../domain/pages/main-pages';
import { filesOf } from '../../domain/pages/page-files';
import { addedByPages, budgetProblems, sharedBytes } from '../../src/build/first-view-budget';
import { listPages } from '../../src/build/list-pages';
import { OWN_GOAL } from '../../src/build/shared-files';
import { builtScripts } from '../support/built-scripts';

/** A page that is opened at once, before the browser was idle. */
const MOST_ADDED = 245_000;
/** With those of the first list 454 kB: a kilobyte or two move between the lists with the plan of the files. */
const ADDED_BY_BORROWER = 157_500;
/** What the browser loads when it is idle after the first view. */
const MOST_SHARED = 320_000;

const { files, scripts, entry } = builtScripts();

it('loads no small file with a first page, and no more JavaScript than its budget', async () => {
  const budgets = new Map(
    (await listPages()).flatMap(({ paths: [first = ''], budget }) =>
      budget === undefined ? [] : [[first, budget] as const],
    ),
  );
  expect(budgetProblems(files, scripts, entry, budgets)).toEqual([]);
});

it('adds little to the first list with any other page, and least with the borrower’s', () => {
  const added = addedByPages(files, scripts, entry);
  expect(added.filter(({ bytes }) => bytes > MOST_ADDED)).toEqual([]);
  expect(added.find(({ path }) => path === '/loans/:loanNum/app/borrower')?.bytes).toBeLessThanOrEqual(
    ADDED_BY_BORROWER,
  );
});

it.each(['en', 'tr', 'ar'])(
  'adds at most 60 kB with any page after what is loaded when the browser is idle (%s)',
  (language) => {
    const added = addedByPages(files, scripts, entry, language);
    expect(added.filter(({ own }) => own > OWN_GOAL)).toEqual([]);
    expect(sharedBytes(files, scripts, language)).toBeLessThanOrEqual(MOST_SHARED);
  },
);

it('has the browser compile what a first view runs while it loads, and nothing that may never run', () => {
  const loaded = [...entry, ...files.application, ...filesOf(files, mainPages.pipeline.path, 'en')];
  const code = loaded.filter((file) => !file.includes('texts-'));
  expect(code.filter((file) => !scripts.get(file)?.isHinted)).toEqual([]);
  expect([...scripts.values()].filter(({ isHinted }) => isHinted).length).toBeLessThan(scripts.size / 4);
});
