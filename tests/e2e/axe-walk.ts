import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { allMessages } from '../../src/testing/all-messages';
import { signInOverHttp } from '../support/api-client';
import { findings } from '../support/axe';
import { completePurchase } from '../support/loan-builder';
import { pageAddresses } from '../support/page-addresses';
import { type PageShape, pageShape } from '../support/page-shape';
import type { Person, PersonOptions, Stage } from '../support/person';

/** One who may open everything, one of the lender's own with less, and one from outside. */
export const logins = ['administrator', 'loan-officer', 'pml-loan-officer'] as const;

/** A loan that the person may see, with everything but its registration; an administrator creates none. */
export async function newLoan(url: string, login: string): Promise<string> {
  const isBroker = login.startsWith('pml');
  const client = await signInOverHttp(url, isBroker ? login : 'loan-officer');
  const channel = isBroker ? '2' : '1';
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: channel, sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const changed = await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  expect(changed.status).toBe(200);
  return loanNum;
}

/** Goes on inside the application, as a link does, and waits until the page stands. */
export async function open(page: Page, address: string): Promise<void> {
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

/** What was looked at in one look, whoever saw it. */
export class Looked {
  private readonly shapes = new Set<string>();
  /** How often axe looked at a whole page, at the frame around a known one, and not at all. */
  readonly times = { whole: 0, frame: 0, none: 0 };

  /** Has `look` find what is wrong with what nobody has seen yet: all, all but `main`, or nothing. */
  async at(shape: PageShape, look: (except?: string) => Promise<string[]>): Promise<string[]> {
    const [main, frame] = [`main ${shape.main}`, `frame ${shape.frame}`];
    const knowsMain = this.shapes.has(main);
    if (knowsMain && this.shapes.has(frame)) {
      this.times.none += 1;
      return [];
    }
    this.times[knowsMain ? 'frame' : 'whole'] += 1;
    this.shapes.add(main).add(frame);
    return look(knowsMain ? 'main' : undefined);
  }
}

const messageKey = new RegExp(`^(${Object.keys(allMessages.en).join('|')})\\.[\\w.-]+$`);

/** Keys of messages that the page shows instead of their texts. */
async function untranslated(page: Page): Promise<string[]> {
  const texts = (await page.locator('body').innerText()).split('\n');
  return texts.filter((text) => messageKey.test(text.trim())).map((key) => `untranslated: ${key}`);
}

async function walk({ page }: Person, addresses: ReadonlyMap<string, string>, looked: Looked): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const [id, address] of addresses) {
    await open(page, address);
    // Who is sent away from many pages lands on one.
    const { pathname } = new URL(page.url());
    if (seen.has(pathname)) continue;
    seen.add(pathname);
    const texts = await untranslated(page);
    const violations = await looked.at(await pageShape(page), (except) => findings(page, { except }));
    found.push(...[...texts, ...violations].map((finding) => `${id}, ${finding}`));
  }
  return found;
}

/** Opens every route of the page table as that person, and returns what axe finds on pages that are new to `looked`. */
export async function walkAs(stage: Stage, login: string, options: PersonOptions, looked: Looked): Promise<string[]> {
  const administrator = await signInOverHttp(stage.url(), 'administrator');
  const addresses = await pageAddresses(administrator, await newLoan(stage.url(), login));
  const person = await stage.newPerson(options);
  await person.signIn(login);
  const found = await walk(person, addresses, looked);
  console.info(`Pages axe looked at, up to ${login}: ${JSON.stringify(looked.times)}`);
  return found;
}
