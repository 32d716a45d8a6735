import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { findings } from '../support/axe';
import { pageShape } from '../support/page-shape';
import { sharedStage } from '../support/shared-stage';
import { CheckedPages } from './axe-walk';

let page: Page;
sharedStage().beforeAll(async ({ sharedBrowser }) => {
  page = await sharedBrowser.newPage();
});
afterAll(() => page.close());

const loan = `<h1>Loan 2611051601</h1>
  <label for="a1">Amount</label><input id="a1" class="css-1" value="480000">
  <button aria-label="Copy the number" aria-expanded="false"><svg aria-hidden="true"></svg></button>`;
const around = '<header><a href="/main">Ada Lovelace</a></header>';

async function show(main: string, frame = around): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Loan</title><body>${frame}<main>${main}</main></body></html>`,
  );
}

async function shapeOf(main: string, frame?: string) {
  await show(main, frame);
  return pageShape(page);
}

it('treats pages as equal that differ only in words, numbers and generated IDs', async () => {
  const other = loan
    .replaceAll('a1', ':r7:')
    .replace('2611051601', '2611051777')
    .replace('480000', '1')
    .replace('Copy the number', 'Copy');
  expect(await shapeOf(other)).toEqual(await shapeOf(loan));
});

it.each([
  ['a field without its label', (html: string) => html.replace('for="a1"', 'for="a2"')],
  ['a button without a name', (html: string) => html.replace('aria-label="Copy the number"', 'aria-label=""')],
  ['a heading without words', (html: string) => html.replace('Loan 2611051601', ' ')],
  ['another class, and so another color', (html: string) => html.replace('css-1', 'css-2')],
  ['another state', (html: string) => html.replace('"false"', '"true"')],
  ['an id that is there twice', (html: string) => `${html}<i id="a1"></i>`],
])('treats pages as different because of %s', async (_, change) => {
  expect(change(loan)).not.toBe(loan);
  expect((await shapeOf(change(loan))).main).not.toBe((await shapeOf(loan)).main);
});

it('checks only new parts: in the page, and around a known one', async () => {
  const checkedPages = new CheckedPages();
  const check = async () => checkedPages.findings(await pageShape(page), (except) => findings(page, { except }));
  await show(loan);
  expect(await check()).toEqual([]);
  await show(loan, `${around}<nav><button></button></nav>`);
  expect(await check()).toEqual([expect.stringMatching(/^button-name: /)]);
  await show(`${loan}<img src="x.png">`);
  expect(await check()).toEqual([expect.stringMatching(/^image-alt: /)]);
  await show(loan);
  expect(await check()).toEqual([]);
  expect(checkedPages.counts).toEqual({ whole: 2, frame: 1, none: 1 });
});
