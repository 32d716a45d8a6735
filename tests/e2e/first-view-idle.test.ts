import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mainPages } from '../../domain/pages/main-pages';
import { filesOf } from '../../domain/pages/page-files';
import { builtScripts } from '../support/built-scripts';
import { setStage } from '../support/person';

const stage = setStage();
const patient = { timeout: 30_000 };
const { files } = builtScripts();
const borrowerPage = '/loans/:loanNum/app/borrower';
const shared = files.shared.en ?? [];
/** What a browser has after the first list, before it was idle. */
const first = new Set(filesOf(files, mainPages.pipeline.path, 'en'));

/** The scripts that the page requests from now on, by their place in the build. */
function scriptsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requested.push(pathname.slice(1));
  });
  return requested;
}

/** Opens the borrower's page of the first loan, without loading the portal again. Returns once its first field is there. */
async function openForm(page: Page, beforeLast: () => void = () => undefined): Promise<void> {
  await page.locator('main a[href^="/loans/"]').first().click();
  const menu = page.getByRole('navigation', { name: 'Loan menu' });
  await menu.getByRole('button', { name: 'Application', exact: true }).click();
  const link = menu.getByRole('link', { name: 'Borrower', exact: true });
  await link.waitFor();
  beforeLast();
  await link.click();
  await page.locator('main form input').first().waitFor();
}

it('loads what forms and tables share when the browser is idle, so that a form loads only its own', async () => {
  const person = await stage.newPerson({ isFirstVisit: true, savesData: false });
  const { page } = person;
  const requested = scriptsOf(page);
  await person.openAs('loan-officer', mainPages.pipeline.path);
  await expect.poll(() => shared.filter((file) => !requested.includes(file)), patient).toEqual([]);
  await openForm(page, () => {
    requested.length = 0;
  });
  const own = filesOf(files, borrowerPage, 'en').filter((file) => !first.has(file) && !shared.includes(file));
  expect(requested.filter((file) => !own.includes(file))).toEqual([]);
});

it('loads nothing ahead for a user who saves data', async () => {
  const person = await stage.newPerson({ isFirstVisit: true, savesData: true });
  const { page } = person;
  const requested = scriptsOf(page);
  await person.openAs('loan-officer', mainPages.pipeline.path);
  await openForm(page);
  const ofForms = filesOf(files, borrowerPage, 'en').filter((file) => shared.includes(file));
  expect(ofForms.length).toBeGreaterThan(0);
  expect(requested).toEqual(expect.arrayContaining(ofForms));
  expect(shared.filter((file) => !requested.includes(file))).not.toEqual([]);
});
