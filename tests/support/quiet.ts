import type { BrowserContext, Page, Request } from 'playwright-core';

const STILL_MS = 500;
const TIMEOUT_MS = 30_000;

interface UnderWay {
  readonly requests: Set<Request>;
  changed: number;
}

const underWay = new WeakMap<BrowserContext, UnderWay>();

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

const urlsOf = (requests: ReadonlySet<Request>): string => [...requests].map((one) => one.url()).join(', ');

function stateOf(page: Page): UnderWay {
  const state = underWay.get(page.context());
  if (!state) throw new Error('The requests of this browser are not tracked.');
  return state;
}

/** Waits until no request is open except the live event stream, and returns whether one was. */
export async function answered(page: Page): Promise<boolean> {
  const { requests } = stateOf(page);
  const hadSome = requests.size > 0;
  for (const until = Date.now() + TIMEOUT_MS; requests.size > 0; await page.waitForTimeout(10))
    if (Date.now() > until) throw new Error(`Still under way: ${urlsOf(requests)}`);
  return hadSome;
}

/** Waits until the page has loaded and has had no open request except the live event stream for half a second. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const state = stateOf(page);
  const until = Date.now() + TIMEOUT_MS;
  while (state.requests.size > 0 || Date.now() - state.changed < STILL_MS) {
    if (Date.now() > until) throw new Error(`Still under way: ${urlsOf(state.requests)}`);
    await page.waitForTimeout(50);
  }
}
