import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { sessionKeys } from '../../src/access/session';
import { toSessionUser } from '../../src/access/user';
import { isExternal, mailedPin, PASSWORD, sessionOf } from './api-client';
import type { Started } from './copied-portal';
import { trackRequests } from './quiet';
import { sharedStage } from './shared-stage';

/** Settings of a user's browser. */
export interface PersonOptions {
  readonly colorScheme?: 'light' | 'dark';
  readonly language?: 'en' | 'tr' | 'ar';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly userAgent?: string;
  /** Whether the browser says that its user saves data. Default: true, so that no test waits for what is loaded ahead. */
  readonly savesData?: boolean;
}

/** A user with their own browser. */
export interface Person {
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

/** The window size that the pages are designed for. */
const desk = { width: 1440, height: 900 };

/** A generous timeout, because the tests share their cores. */
const TIMEOUT_MS = 30_000;
const refusal = /Failed to load resource: the server responded with a status of (\d+)/;

/** What `saveSession` of the web app stores. */
const storedSession = (token: string, userData: Record<string, unknown>): Record<string, string> => ({
  [sessionKeys.user]: JSON.stringify(toSessionUser(userData)),
  [sessionKeys.token]: token,
});

/** Opens a separate browser window and reports errors and Content-Security-Policy violations to `fault`. */
export async function openPerson(
  browser: Browser,
  url: string,
  fault: (text: string) => void,
  { language = 'en', viewport = desk, savesData = true, ...look }: PersonOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce', viewport, ...look });
  context.setDefaultTimeout(TIMEOUT_MS);
  trackRequests(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } });
  }, savesData);
  const expected = new Set<number>();
  context.on('console', (message) => {
    const status = Number(refusal.exec(message.text())?.[1]);
    if (message.type() === 'error' && !expected.has(status)) fault(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => fault(`${error.page()?.url()}: ${error.error().stack}`));
  const page = await context.newPage();
  const enterPassword = async (login: string, password = PASSWORD) => {
    await page.locator('#user-id').fill(login);
    await page.locator('#password').fill(password);
    await page.locator('input[type="checkbox"]').setChecked(!isExternal(login));
    await page.locator('button[type="submit"]').click();
  };
  return {
    context,
    page,
    enterPassword,
    expecting: (...statuses) => statuses.forEach((status) => void expected.add(status)),
    goTo: async (address) => void (await page.goto(url + address)),
    async newTab(address) {
      const tab = await context.newPage();
      await tab.goto(url + address);
      return tab;
    },
    async signIn(login) {
      if (!page.url().startsWith(url)) await page.goto(`${url}/login`);
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
      // A file of the portal that starts no script.
      await page.goto(`${url}/robots.txt`);
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

/** What the tests of a file share: a portal, and users with browsers. */
export interface Stage {
  url(): string;
  newPerson(options?: PersonOptions): Promise<Person>;
}

async function keepPicture(person: Person, test: string): Promise<void> {
  const folder = path.join(tmpdir(), 'emet-e2e');
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of person.context.pages().entries()) {
    const file = path.join(folder, `${test.replaceAll(/\W+/g, '-').slice(0, 80)}-${index}.png`);
    await page.screenshot({ path: file }).catch(() => undefined);
    console.error(`At the failure: ${page.url()}, ${file}`);
  }
}

/**
 * Users with browsers, at the portal that many test files share, or at one that `start` starts for this file alone: for
 * a file that changes what others see. Any error in a user's browser fails the test.
 */
export function setStage(start?: () => Promise<Started>): Stage {
  let portal: Started;
  let own: Started | undefined;
  let browser: Browser;
  let people: Person[] = [];
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
    for (const person of people) {
      if (task.result?.state === 'fail') await keepPicture(person, task.name);
      await person.context.close();
    }
    const met = faults;
    people = [];
    faults = [];
    expect(met).toEqual([]);
  });
  afterAll(() => own?.close());
  return {
    url: () => portal.url,
    async newPerson(options) {
      const person = await openPerson(browser, portal.url, (text) => void faults.push(text), options);
      people.push(person);
      return person;
    },
  };
}
