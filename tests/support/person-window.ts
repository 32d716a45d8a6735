import type { Browser, BrowserContext, Page } from 'playwright-core';
import { trackRequests } from './quiet';

/** Settings of a user's browser. */
export interface PersonOptions {
  readonly colorScheme?: 'light' | 'dark';
  readonly language?: 'en' | 'tr' | 'ar';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly userAgent?: string;
  /** Whether the browser has loaded nothing of the portal yet. Default: false, what its scripts cost is spent once. */
  readonly isFirstVisit?: boolean;
  /** Whether the browser says that its user saves data. Default: true, so that no test waits for what is loaded ahead. */
  readonly savesData?: boolean;
}

/** A file of the portal that starts no script. */
export const EMPTY_PAGE = '/robots.txt';

/** The window size that the pages are designed for. */
const desk = { width: 1440, height: 900 };

/** A generous timeout, because the tests share their cores. */
const TIMEOUT_MS = 30_000;
const refusal = /Failed to load resource: the server responded with a status of (\d+)/;

/** Receives the errors of a window. */
export type Fault = (text: string) => void;

/** A browser window that users use one after the other. */
export interface PersonWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Gives it to a user: from now on, `fault` receives all errors but refusals with an expected status. */
  use(fault: Fault, expected: ReadonlySet<number>): void;
  /** Takes it from its user: nothing that they did remains, except what was loaded and compiled from this portal. */
  clear(url: string): Promise<void>;
}

/** Opens a separate browser window and reports errors and Content-Security-Policy violations. */
export async function openWindow(
  browser: Browser,
  { language = 'en', viewport = desk, savesData = true, isFirstVisit: _, ...look }: PersonOptions = {},
): Promise<PersonWindow> {
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
  let user: { readonly fault: Fault; readonly expected: ReadonlySet<number> } | undefined;
  context.on('console', (message) => {
    const status = Number(refusal.exec(message.text())?.[1]);
    if (message.type() !== 'error' || user?.expected.has(status)) return;
    user?.fault(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => user?.fault(`${error.page()?.url()}: ${error.error().stack}`));
  const page = await context.newPage();
  return {
    context,
    page,
    use: (fault, expected) => {
      user = { fault, expected };
    },
    async clear(url) {
      user = undefined;
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll();
      await page.goto(`${url}${EMPTY_PAGE}`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: look.colorScheme ?? 'light', reducedMotion: 'reduce' });
      const session = await context.newCDPSession(page);
      await session.send('Page.resetNavigationHistory');
      await session.detach();
    },
  };
}
