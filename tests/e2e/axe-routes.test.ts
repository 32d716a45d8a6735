import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from '../support/axe';
import type { PageShape } from '../support/page-shape';
import { setStage } from '../support/person';
import { inTheLight, Looked, logins, walkAs } from './axe-walk';

const stage = setStage();
const looked = { light: new Looked(), dark: new Looked() };

/** Switches the look while the page stands, as a system does at dusk, and waits until the ground and what React draws have changed. */
async function dim(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((ground) => getComputedStyle(document.body).backgroundColor !== ground, before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What cannot be read in the dark. */
async function inTheDark(page: Page, except?: string): Promise<string[]> {
  await dim(page, 'dark');
  const found = await findings(page, { rules: ['color-contrast'], except });
  await dim(page, 'light');
  return found.map((finding) => `dark: ${finding}`);
}

async function lightThenDark(page: Page, shape: PageShape): Promise<string[]> {
  const light = await inTheLight(looked.light)(page, shape);
  return [...light, ...(await looked.dark.at(shape, (except) => inTheDark(page, except)))];
}

describe.each(logins)('axe finds nothing on any route of the page table, as %s', (login) => {
  it('in light and dark', { timeout: 600_000 }, async () => {
    expect(await walkAs(stage, login, 'en', lightThenDark)).toEqual([]);
    console.info(`Looks up to ${login}: ${JSON.stringify({ light: looked.light.times, dark: looked.dark.times })}`);
  });
});
