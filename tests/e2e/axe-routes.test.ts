import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { findings } from '../support/axe';
import { completePurchase } from '../support/loan-builder';
import { pageAddresses } from '../support/page-addresses';
import { type Person, setStage } from '../support/person';

const stage = setStage();

/** One who may open everything, one of the lender's own with less, and one from outside. */
const logins = ['administrator', 'loan-officer', 'pml-loan-officer'] as const;

/** A loan that the person may see, with everything but its registration; an administrator creates none. */
async function newLoan(login: string): Promise<string> {
  const isBroker = login.startsWith('pml');
  const client = await signInOverHttp(stage.url(), isBroker ? login : 'loan-officer');
  const channel = isBroker ? '2' : '1';
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: channel, sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const changed = await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  expect(changed.status).toBe(200);
  return loanNum;
}

/** Goes on inside the application, as a link does, and waits until the page stands. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = '…';
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // A page that has the title of the one before leaves it alone.
  await page.waitForFunction(() => document.title !== '…', undefined, { timeout: 1000 }).catch(() => undefined);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root, main [role="progressbar"]'));
}

/** Switches the look while the page stands, as a system does at dusk. */
async function dim(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForTimeout(150);
}

/** What cannot be read in the dark; where anything is found, colours may have been on their way, and it is looked at again. */
async function inTheDark(page: Page): Promise<string[]> {
  await dim(page, 'dark');
  const found = await findings(page, ['color-contrast']);
  if (found.length === 0) return [];
  await page.waitForTimeout(600);
  return findings(page, ['color-contrast']);
}

async function walk(
  { page }: Person,
  addresses: ReadonlyMap<string, string>,
  language: 'en' | 'ar',
): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const [id, address] of addresses) {
    await open(page, address);
    // Who is sent away from many pages lands on one.
    const { pathname } = new URL(page.url());
    if (seen.has(pathname)) continue;
    seen.add(pathname);
    found.push(...(await findings(page)).map((finding) => `${id}, ${language}, light: ${finding}`));
    if (language === 'ar') continue;
    found.push(...(await inTheDark(page)).map((finding) => `${id}, dark: ${finding}`));
    await dim(page, 'light');
  }
  return found;
}

describe.each(logins)('axe finds nothing on any route of the page table, as %s', (login) => {
  it('in light, dark, and from right to left', { timeout: 300_000 }, async () => {
    const administrator = await signInOverHttp(stage.url(), 'administrator');
    const addresses = await pageAddresses(administrator, await newLoan(login));
    const walks: Promise<string[]>[] = [];
    // One after the other they sign in, since each reads the newest PIN; then they walk at once.
    for (const language of ['en', 'ar'] as const) {
      const person = await stage.newPerson({ language });
      await person.signIn(login);
      walks.push(walk(person, addresses, language));
    }
    expect((await Promise.all(walks)).flat()).toEqual([]);
  });
});
