// Takes the pictures of the signing page in docs/screens: npm run build && node --import tsx tests/support/take-signing-screens.ts
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { signingPage as english } from '../../src/i18n/en/signing-page';
import { launchBrowser } from './browser';
import { openPerson } from './person';
import { quiet } from './quiet';
import { endAndRemove, runPortal } from './running-portal';
import { looks } from './screens-to-take';
import { mailedTo, sentLink, testCode } from './signer';
import { smallerPng } from './smaller-png';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');
const taken = ['phone', 'phone-dark', 'phone-ar', 'light', 'dark-ar'] as const;
type Look = (typeof taken)[number];

async function textsOf(look: Look): Promise<typeof english> {
  return look.endsWith('ar') ? (await import('../../src/i18n/ar/signing-page.json')).default.signingPage : english;
}

async function walk(page: Page, url: string, look: Look, email: string): Promise<void> {
  const texts = await textsOf(look);
  const take = async (name: string): Promise<void> => {
    await quiet(page);
    await page.waitForTimeout(400);
    await writeFile(path.join(folder, `sign-${name}-${look}.png`), smallerPng(await page.screenshot()));
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { name: texts.identity.title }).waitFor();
  await press(texts.identity.sendPin);
  const pin = await mailedTo(url, email, /(?:PIN|رمز)[^\d]*(\d{6})/);
  await page.getByRole('textbox', { name: texts.identity.pin }).fill(pin);
  await take('identity');
  await press(texts.identity.submit);
  await page.getByRole('heading', { name: texts.consent.title, level: 1 }).waitFor();
  await take('consent');
  await press(texts.consent.open);
  const code = await testCode(page);
  await press(texts.viewer.back);
  await page.getByRole('textbox', { name: texts.consent.code }).fill(code);
  await page.getByRole('checkbox').check();
  await press(texts.consent.submit);
  await page.getByRole('heading', { name: texts.read.title }).waitFor();
  await take('documents');
  for (const [index, title] of ['Loan Estimate', 'Intent to Proceed'].entries()) {
    await press(texts.read.open.replace('{{title}}', title));
    const sheets = page.locator('.sign-sheet');
    await sheets.first().waitFor();
    await page.locator('.sign-text span').first().waitFor();
    if (index === 0) await take('read');
    await sheets.last().evaluate((sheet) => sheet.scrollIntoView({ block: 'end' }));
    await press(texts.viewer.done);
  }
  await press(texts.read.next);
  await page.getByRole('textbox', { name: texts.sign.name }).fill('Ruta Lindqvist');
  await take('signature');
  await press(texts.sign.submit);
  await page.getByRole('button', { name: texts.done.download.replace('{{title}}', 'Loan Estimate') }).waitFor();
  await take('done');
}

await mkdir(folder, { recursive: true });
const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
try {
  for (const look of taken) {
    const email = `signer-${look}@example.com`;
    const link = await sentLink(portal.url, email, look.endsWith('ar') ? 'ar' : 'en');
    const person = await openPerson(browser, portal.url, (fault) => console.warn(fault), looks[look].options);
    await person.goTo(link);
    await walk(person.page, portal.url, look, email);
    await person.context.close();
    console.log(`sign-…-${look}`);
  }
} finally {
  await browser.close();
  await endAndRemove(portal);
}
