import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { quiet } from '../support/quiet';
import { openLoan } from './application-steps';

const stage = setStage();

/** A style of the first element, as the browser computes it. */
const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

it('covers the page while its session has ended', async () => {
  const { page, keys, person } = await openLoan(stage, { page: 'borrower' });
  person.expecting(401);
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Ruta');
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { message: 'Please sign in.' } }));
  await keys.press('Control+s');
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  const backdrop = '.MuiBackdrop-root:not(.MuiBackdrop-invisible)';
  await expect.poll(() => styleOf(page, backdrop, 'opacity')).toBe('1');
  const canvas = await styleOf(page, 'body', 'background-color');
  expect(canvas).toMatch(/^rgb\(/);
  expect(await styleOf(page, backdrop, 'background-color')).toBe(canvas);
});

it('shows messages below the toolbar, which stays usable', async () => {
  const { page, keys } = await openLoan(stage, { page: 'borrower' });
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Ruta');
  await keys.press('Control+s');
  const toast = await page.locator('.MuiSnackbar-root').first().boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

it('names the buttons of a search in the language of the user', async () => {
  const { page } = await openLoan(stage, { page: 'borrower', language: 'ar' });
  const buttons = page.locator('.MuiAutocomplete-popupIndicator');
  await buttons.first().waitFor();
  const names = await buttons.evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('aria-label')))]);
  expect(names).toEqual(['فتح القائمة']);
});

it('shows the stars of a hidden number in the middle of the line, as digits', async () => {
  const { page } = await openLoan(stage, { page: 'borrower' });
  await page.locator('.masked input').first().waitFor();
  // Inter has contextual alternates that lower a star between hyphens.
  expect(await styleOf(page, '.masked input', 'font-feature-settings')).toBe('"calt" 0');
});

it.each(['en', 'ar'] as const)(
  'shows the lock periods of a rate sheet above the prices, not above their changes: %s',
  async (language) => {
    const administrator = await signInOverHttp(stage.url(), 'administrator');
    const sheets = await administrator.call('GET', '/emet-data/prog/rate-sheets');
    const [sheet] = sheets.body as unknown as { id: string }[];
    const { page, openAs } = await stage.newPerson({ language });
    await openAs('administrator', `/main/admin/program/rates/${sheet?.id}`);
    await quiet(page);
    // The outer edges of the text of each head and of the price below it, without the room for the change.
    const edges = await page
      .locator('table')
      .last()
      .evaluate(
        (table, edge) => {
          const edgeOf = (cell: Element): number => {
            const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()?.textContent?.trim() === '');
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            return Math.round(range.getBoundingClientRect()[edge]);
          };
          return [...table.querySelectorAll('thead th')].slice(1).map((head, column) => {
            const price = table.querySelectorAll('tbody tr:first-child td')[column];
            return [edgeOf(head), price ? edgeOf(price) : null];
          });
        },
        language === 'ar' ? ('left' as const) : ('right' as const),
      );
    expect(edges.length).toBeGreaterThan(1);
    for (const [head, price] of edges) expect(Math.abs((head ?? 0) - (price ?? 0))).toBeLessThanOrEqual(2);
  },
);
