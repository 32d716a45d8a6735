import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sessionKeys } from '../../src/access/session';
import { toSessionUser } from '../../src/access/user';
import { isExternal, mailedPin, openSession, PASSWORD } from './api-client';
import { launchBrowser } from './browser';
import { type Started, startCopiedPortal } from './copied-portal';
import { trackRequests } from './quiet';

/** Settings of a user's browser. */
export interface PersonOptions {
  readonly colorScheme?: 'light' | 'dark';
  readonly language?: 'en' | 'tr' | 'ar';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly userAgent?: string;
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
  { language = 'en', viewport = desk, ...look }: PersonOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce', viewport, ...look });
  context.setDefaultTimeout(TIMEOUT_MS);
  trackRequests(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
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
      const { token, userData } = await openSession(url, login);
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

/** One portal and one browser per test file. Any error in a user's browser fails the test. */
export function setStage(start: () => Promise<Started> = () => startCopiedPortal()): Stage {
  let portal: Started;
  let browser: Browser;
  let people: Person[] = [];
  let faults: string[] = [];
  beforeAll(async () => {
    [portal, browser] = await Promise.all([start(), launchBrowser()]);
  });
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
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });
  return {
    url: () => portal.url,
    async newPerson(options) {
      const person = await openPerson(browser, portal.url, (text) => void faults.push(text), options);
      people.push(person);
      return person;
    },
  };
}
