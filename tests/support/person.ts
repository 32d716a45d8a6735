import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { sessionKeys } from '../../src/access/session';
import { toSessionUser } from '../../src/access/user';
import { isExternal, mailedPin, PASSWORD, sessionOf } from './api-client';
import type { Started } from './copied-portal';
import { closeWindows, keepWindow, keptWindow } from './kept-windows';
import { EMPTY_PAGE, type Fault, openWindow, type PersonOptions, type PersonWindow } from './person-window';
import { sharedStage } from './shared-stage';

export type { PersonOptions } from './person-window';

/** A user with their own browser. */
export interface Person {
  /** Who asks for it may change it for good: the window is then closed with the test. */
  readonly context: BrowserContext;
  readonly page: Page;
  /** Accepts answers with these HTTP statuses; all other console errors fail the test. */
  expecting(...statuses: number[]): void;
  /** Opens a URL of the portal. */
  goTo(address: string): Promise<void>;
  /** Another tab of the same browser. */
  newTab(address: string): Promise<Page>;
  /** Enters user ID and password, and stops at the PIN. */
  enterPassword(login: string, password?: string): Promise<void>;
  /** Signs in with password and emailed PIN. Starts on the current page, or at /login. */
  signIn(login: string): Promise<void>;
  /**
   * Signs in over HTTP and opens a URL of the portal. For tests of what comes after: the pages of the sign-in and the first
   * page take a second of processor time.
   */
  openAs(login: string, address: string): Promise<void>;
}

/** What `saveSession` of the web app stores. */
const storedSession = (token: string, userData: Record<string, unknown>): Record<string, string> => ({
  [sessionKeys.user]: JSON.stringify(toSessionUser(userData)),
  [sessionKeys.token]: token,
});

/** A user at that window. `change` is called before the test may change its context. */
function personAt(window: PersonWindow, url: string, fault: Fault, change: () => void): Person {
  const { page } = window;
  const expected = new Set<number>();
  window.use(fault, expected);
  const enterPassword = async (login: string, password = PASSWORD) => {
    await page.locator('#user-id').fill(login);
    await page.locator('#password').fill(password);
    await page.locator('input[type="checkbox"]').setChecked(!isExternal(login));
    await page.locator('button[type="submit"]').click();
  };
  return {
    get context() {
      change();
      return window.context;
    },
    page,
    enterPassword,
    expecting: (...statuses) => statuses.forEach((status) => void expected.add(status)),
    goTo: async (address) => void (await page.goto(url + address)),
    async newTab(address) {
      const tab = await window.context.newPage();
      await tab.goto(url + address);
      return tab;
    },
    async signIn(login) {
      if (!page.url().startsWith(url) || page.url() === url + EMPTY_PAGE) await page.goto(`${url}/login`);
      await enterPassword(login);
      await page.waitForURL('**/verify');
      await page.locator('#pin').fill(await mailedPin(url, login));
      await page.locator('button[type="submit"]').click();
      await page.waitForURL((address) => !['/verify', '/login'].includes(address.pathname));
      // The address changes before the page does.
      await page.locator('#pin').waitFor({ state: 'detached' });
    },
    async openAs(login, address) {
      const { token, userData } = await sessionOf(url, login);
      await page.goto(url + EMPTY_PAGE);
      await page.evaluate(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        storedSession(token, userData),
      );
      await page.goto(url + address);
    },
  };
}

/** Opens a separate browser window for a user, and reports its errors to `fault`. */
export const openPerson = async (
  browser: Browser,
  url: string,
  fault: Fault,
  options?: PersonOptions,
): Promise<Person> => personAt(await openWindow(browser, options), url, fault, () => undefined);

/** What the tests of a file share: a portal, and users with browsers. */
export interface Stage {
  url(): string;
  newPerson(options?: PersonOptions): Promise<Person>;
}

async function keepPicture({ context }: PersonWindow, test: string): Promise<void> {
  const folder = path.join(tmpdir(), 'emet-e2e');
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    const file = path.join(folder, `${test.replaceAll(/\W+/g, '-').slice(0, 80)}-${index}.png`);
    await page.screenshot({ path: file }).catch(() => undefined);
    console.error(`At the failure: ${page.url()}, ${file}`);
  }
}

/** A window of a test. */
interface Lent {
  readonly window: PersonWindow;
  readonly options: PersonOptions | undefined;
  isChanged: boolean;
}

/**
 * Users with browsers, at the portal that many test files share, or at one that `start` starts for this file alone: for
 * a file that changes what others see. Any error in a user's browser fails the test.
 */
export function setStage(start?: () => Promise<Started>): Stage {
  let portal: Started;
  let own: Started | undefined;
  let browser: Browser;
  let lent: Lent[] = [];
  let faults: string[] = [];
  if (start) {
    sharedStage().beforeAll(async ({ sharedBrowser }) => {
      browser = sharedBrowser;
      own = await start();
      portal = own;
    });
  } else {
    sharedStage().beforeAll(({ sharedBrowser, sharedPortal }) => {
      browser = sharedBrowser;
      portal = sharedPortal;
    });
  }
  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    for (const { window, options, isChanged } of lent) {
      if (isFailed) await keepPicture(window, task.name);
      if (isFailed || isChanged) await window.context.close();
      else await keepWindow(portal.url, window, options);
    }
    const met = faults;
    lent = [];
    faults = [];
    expect(met).toEqual([]);
  });
  afterAll(async () => {
    if (!own) return;
    await closeWindows(own.url);
    await own.close();
  });
  return {
    url: () => portal.url,
    async newPerson(options) {
      const window = keptWindow(portal.url, options) ?? (await openWindow(browser, options));
      const one: Lent = { window, options, isChanged: false };
      lent.push(one);
      return personAt(
        window,
        portal.url,
        (text) => void faults.push(text),
        () => {
          one.isChanged = true;
        },
      );
    },
  };
}
