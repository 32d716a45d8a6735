import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdScripts } from '../support/hold-scripts';
import { setStage } from '../support/person';

const stage = setStage();

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

/** What does not depend on data: where it lies, and how it looks. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root > :not([class="skip-link"]) header, #root h1, #root h2, #root li a')].map(
      (element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [element.tagName, element.textContent, x, width, height, color, backgroundColor, fontSize].join(' ');
      },
    ),
  );

it.each([
  ['en', 1440],
  ['tr', 390],
  ['ar', 390],
] as const)('sends the page of guests in %s and %i wide as the script shows it', async (language, width) => {
  const { page } = await stage.newPerson({
    language,
    viewport: { width, height: 900 },
    ...(width < 900 && { userAgent: PHONE }),
  });
  const release = await holdScripts(page);
  await page.goto(`${stage.url()}/public`, { waitUntil: 'commit' });
  await page.locator('[data-sent] h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('h1').textContent()).toContain('Emet Mortgage');
  const before = await looksOf(page);
  expect(before.length).toBeGreaterThan(8);
  release();
  await page.locator('[data-sent]').waitFor({ state: 'detached' });
  await page.locator('main').getByRole('link').first().waitFor();
  expect((await looksOf(page)).filter((look) => before.includes(look))).toEqual(before);
});

it('shows nothing of another look before the script', async () => {
  const { page } = await stage.newPerson({ colorScheme: 'dark' });
  const release = await holdScripts(page);
  await page.goto(`${stage.url()}/public`, { waitUntil: 'commit' });
  await page.locator('[data-sent]').waitFor({ state: 'attached' });
  expect(await page.locator('h1').isVisible()).toBe(false);
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('#root').count()).toBe(1);
});
