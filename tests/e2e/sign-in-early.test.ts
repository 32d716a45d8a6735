import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdScripts } from '../support/hold-scripts';
import { setStage } from '../support/person';

const stage = setStage();

/** What lies where, and how it looks. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, fontSize].join(' ');
    }),
  );

it.each([
  ['en', 'light', 1440],
  ['tr', 'dark', 1440],
  ['ar', 'light', 390],
] as const)('sends the sign-in in %s, %s and %i wide as the script shows it', async (language, colorScheme, width) => {
  const { page } = await stage.newPerson({ language, colorScheme, viewport: { width, height: 900 } });
  const release = await holdScripts(page);
  await page.goto(`${stage.url()}/login`, { waitUntil: 'commit' });
  await page.locator('#user-id').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [document.documentElement.lang, document.title])).toEqual([
    language,
    expect.stringContaining('Mortgage Portal'),
  ]);
  const before = await looksOf(page);
  release();
  await page.waitForFunction(() => !document.querySelector('#user-id')?.hasAttribute('autofocus'));
  expect(await looksOf(page)).toEqual(before);
});

it('keeps what was typed before the script, and where', async () => {
  const { page } = await stage.newPerson();
  const release = await holdScripts(page);
  await page.goto(`${stage.url()}/login`, { waitUntil: 'commit' });
  await page.locator('#user-id').fill('loan-officer');
  await page.locator('input[type="checkbox"]').check();
  await page.locator('#password').fill('secret');
  release();
  await page.waitForFunction(() => !document.querySelector('#user-id')?.hasAttribute('autofocus'));
  expect(await page.locator('#user-id').inputValue()).toBe('loan-officer');
  expect(await page.locator('#password').inputValue()).toBe('secret');
  expect(await page.locator('input[type="checkbox"]').isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
  expect(await page.locator('button[type="submit"]').isEnabled()).toBe(true);
});

it('takes the language that was chosen before the script', async () => {
  const { page } = await stage.newPerson();
  const release = await holdScripts(page);
  await page.goto(`${stage.url()}/login`, { waitUntil: 'commit' });
  await page.getByRole('combobox').selectOption('tr');
  release();
  await page.getByRole('heading', { name: 'Oturum açın' }).waitFor();
});

it('sends no other look to a browser that has its own language', async () => {
  const { page, goTo } = await stage.newPerson();
  await goTo('/login');
  await page.getByRole('combobox').selectOption('tr');
  await page.getByRole('heading', { name: 'Oturum açın' }).waitFor();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  // Until all that the server has sent is there.
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 });
  expect(await page.locator('#user-id').count()).toBe(0);
  release();
  await page.getByRole('heading', { name: 'Oturum açın' }).waitFor();
});
