import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { findings } from '../support/axe';
import { sharedStage } from '../support/shared-stage';
import { MeasuredLooks } from '../support/text-looks';

let page: Page;
sharedStage().beforeAll(async ({ sharedBrowser }) => {
  page = await sharedBrowser.newPage();
});
afterAll(() => page.close());

const pale = '<p style="color: #ccc">Loan amount</p>';

async function paleTexts(main: string, measured = new MeasuredLooks()): Promise<number> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Loan</title><body style="background: #fff"><main><h1>Loan</h1>${main}</main></body></html>`,
  );
  const found = await findings(page, { measured });
  expect(found).toEqual(found.map(() => expect.stringMatching(/^color-contrast: /)));
  return found.length;
}

it.each([
  ['a pale text', pale, 1],
  ['the first of several pale texts that look the same', pale.repeat(3), 1],
  ['pale texts of different sizes', `${pale}<p style="color: #ccc; font-size: 12px">Note rate</p>`, 2],
  [
    'a text on another background than a readable one',
    '<p style="color: #333">Term</p><div style="background: #444"><p style="color: #333">LTV</p></div>',
    1,
  ],
  ['a pale text after a hidden one', `<div style="visibility: hidden">${pale}</div>${pale}`, 1],
  ['a pale text after one that is cut off', `<div style="height: 0; overflow: hidden">${pale}</div>${pale}`, 1],
  [
    'a pale label after that of a disabled field',
    '<label style="color: #ccc">City <input disabled></label><label style="color: #ccc">State <input></label>',
    1,
  ],
  ['nothing in readable texts', '<p>Loan amount</p>', 0],
] as const)('finds %s', async (_, main, count) => {
  expect(await paleTexts(main)).toBe(count);
});

it('measures a look once in all pages that are checked together', async () => {
  const measured = new MeasuredLooks();
  expect(await paleTexts(pale, measured)).toBe(1);
  expect(await paleTexts(pale, measured)).toBe(0);
  expect(await paleTexts(`${pale}<div style="background: #fee">${pale}</div>`, measured)).toBe(1);
});
