import type { BrowserContext, Page, Request } from 'playwright-core';

const STILL_MS = 500;
const TIMEOUT_MS = 30_000;

const underWay = new WeakMap<BrowserContext, { readonly requests: Set<Request>; changed: number }>();

/** The live event stream stays open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/live';

/** Counts the open requests of a browser, for {@link quiet}. */
export function trackRequests(context: BrowserContext): void {
  const state = { requests: new Set<Request>(), changed: Date.now() };
  underWay.set(context, state);
  const done = (request: Request): void => {
    if (state.requests.delete(request)) state.changed = Date.now();
  };
  context.on('request', (request) => {
    if (isStream(request)) return;
    state.requests.add(request);
    state.changed = Date.now();
  });
  context.on('requestfinished', done);
  context.on('requestfailed', done);
}

/** Waits until the page has loaded and has had no open request except the live event stream for half a second. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const state = underWay.get(page.context());
  if (!state) throw new Error('The requests of this browser are not tracked.');
  const until = Date.now() + TIMEOUT_MS;
  while (state.requests.size > 0 || Date.now() - state.changed < STILL_MS) {
    if (Date.now() > until)
      throw new Error(`Still under way: ${[...state.requests].map((one) => one.url()).join(', ')}`);
    await page.waitForTimeout(50);
  }
}
