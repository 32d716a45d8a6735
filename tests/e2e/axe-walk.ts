import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mayOpen } from '../../domain/access/may-open';
import type { PageUser } from '../../domain/access/permissions';
import { toUserData } from '../../src/access/user';
import { pageTable } from '../../src/pages/page-table';
import { allMessages } from '../../src/testing/all-messages';
import { sessionOf, signInOverHttp } from '../support/api-client';
import { findings } from '../support/axe';
import { completePurchase } from '../support/loan-builder';
import { pageAddresses } from '../support/page-addresses';
import { type PageShape, pageShape } from '../support/page-shape';
import type { Person, PersonOptions, Stage } from '../support/person';
import { answered } from '../support/quiet';
import { MeasuredLooks } from '../support/text-looks';

/** A user who may open everything, lender staff with fewer permissions, and an external user. */
export const logins = ['administrator', 'loan-officer', 'pml-loan-officer'] as const;

/** Creates a loan that the user may see, complete except for its registration. Loan officers create the administrator’s. */
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

/**
 * Runs in the page. Navigates as a link does, and waits for changes until the page has loaded: Playwright would look for them
 * twice a second, or with each frame. A page with the same title as the one before does not set it, and of the same page
 * for another record nothing may change.
 */
function follow(to: string): Promise<boolean> {
  const before = document.querySelector('main h1');
  document.title = '…';
  window.history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const isOther = () => document.title !== '…' || before?.isConnected === false;
  const isLoaded = () =>
    document.querySelector('main h1')?.checkVisibility({ visibilityProperty: true }) === true &&
    !document.querySelector('main .MuiSkeleton-root, main [role="progressbar"]');
  const [changeMs, limitMs] = [5000, 30_000];
  const from = Date.now();
  return new Promise((resolve) => {
    let isTaken = false;
    const end = (answer: boolean) => {
      observer.disconnect();
      clearInterval(clock);
      resolve(answer);
    };
    const look = () => {
      isTaken ||= isOther() || Date.now() > from + changeMs;
      if (isTaken && isLoaded()) end(true);
      else if (Date.now() > from + limitMs) end(false);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const clock = setInterval(look, 100);
  });
}

/** Navigates inside the application, as a link does, and waits until the page has loaded. */
export async function open(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate(follow, address))) throw new Error(`${address} has not loaded.`);
  if (await answered(page))
    await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root, main [role="progressbar"]'));
}

/** What was already checked in one look, by any user. */
export class CheckedPages {
  private readonly shapes = new Set<string>();
  readonly measured = new MeasuredLooks();
  /** Number of pages checked completely, with only their frame, and not at all. */
  readonly counts = { whole: 0, frame: 0, none: 0 };

  /** Runs `look` on what is new: everything, everything except `main`, or nothing. */
  async findings(shape: PageShape, check: (except?: string) => Promise<string[]>): Promise<string[]> {
    const [main, frame] = [`main ${shape.main}`, `frame ${shape.frame}`];
    const knowsMain = this.shapes.has(main);
    if (knowsMain && this.shapes.has(frame)) {
      this.counts.none += 1;
      return [];
    }
    this.counts[knowsMain ? 'frame' : 'whole'] += 1;
    this.shapes.add(main).add(frame);
    return check(knowsMain ? 'main' : undefined);
  }
}

const messageKey = new RegExp(`^(${Object.keys(allMessages.en).join('|')})\\.[\\w.-]+$`);

/** Message keys that the page shows instead of their texts. Codes that it shows on purpose look the same, and are in `code`. */
async function untranslated(page: Page): Promise<string[]> {
  const codes = new Set(await page.locator('code').allInnerTexts());
  const texts = (await page.locator('body').innerText()).split('\n').filter((text) => !codes.has(text.trim()));
  return texts.filter((text) => messageKey.test(text.trim())).map((key) => `untranslated: ${key}`);
}

/** How to walk. */
interface Walk {
  readonly look: PersonOptions;
  readonly checkedPages: CheckedPages;
  /** Only these rules of axe; by default all. */
  readonly rules?: readonly string[];
}

async function walk(
  { page }: Person,
  addresses: ReadonlyMap<string, string>,
  { checkedPages, rules }: Walk,
): Promise<string[]> {
  const only = rules ? { rules } : {};
  const found: string[] = [];
  const seen = new Set<string>();
  for (const [id, address] of addresses) {
    await open(page, address);
    // Several pages may redirect to the same one.
    const { pathname } = new URL(page.url());
    if (seen.has(pathname)) continue;
    seen.add(pathname);
    const texts = await untranslated(page);
    const violations = await checkedPages.findings(await pageShape(page), (except) =>
      findings(page, { except, ...only, measured: checkedPages.measured }),
    );
    found.push(...[...texts, ...violations].map((finding) => `${id}, ${finding}`));
  }
  return found;
}

/**
 * The pages of the table that the user may open, and of the others the first of each area: they all say the same, or lead
 * to the same page. `tests/screens` checks who may open which.
 */
function pagesToOpen(user: PageUser): ReadonlySet<string> {
  const refused = new Set<string>();
  const isNew = (area: string) => !refused.has(area) && !!refused.add(area);
  return new Set(pageTable.filter(({ access, area }) => mayOpen(access, user) || isNew(area)).map(({ id }) => id));
}

/** Every second page, then the others: neighbors may have the same title, and {@link open} waits in vain for another one. */
const apart = <Item>(items: readonly Item[]): Item[] => [
  ...items.filter((_, at) => at % 2 === 0),
  ...items.filter((_, at) => at % 2 === 1),
];

/** Opens the routes of the page table as that user, and returns the axe findings of pages that were not checked before. */
export async function walkAs(stage: Stage, login: string, how: Walk): Promise<string[]> {
  const administrator = await signInOverHttp(stage.url(), 'administrator');
  const addresses = await pageAddresses(administrator, await newLoan(stage.url(), login));
  const { userData } = await sessionOf(stage.url(), login);
  const toOpen = pagesToOpen(toUserData(userData));
  const person = await stage.newPerson(how.look);
  await person.openAs(login, '/');
  const found = await walk(person, new Map(apart([...addresses].filter(([id]) => toOpen.has(id)))), how);
  console.info(`Pages axe looked at, up to ${login}: ${JSON.stringify(how.checkedPages.counts)}`);
  return found;
}
