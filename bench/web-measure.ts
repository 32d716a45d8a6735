import type { Browser } from 'playwright-core';

/** A screen to open, and an element that shows that it is usable. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly ready: string;
  /** The browser's state before: a session. */
  readonly storage?: Readonly<Record<string, string>>;
}

interface Measured {
  /** JavaScript that came over the wire until the screen could be used. */
  readonly kib: number;
  readonly ms: number;
  /** The largest paint until the screen could be used. */
  readonly paintMs: number;
}

const THROTTLING = 4;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Times {
  readonly usable: number;
  readonly paint: number;
}

declare global {
  interface Window {
    visit?: Promise<Times>;
  }
}

/**
 * Runs in the page before its own scripts: when the element is visible, and when the largest part that was shown until then was
 * painted, in milliseconds from the beginning of the visit. No function in it has a name, which would be given by a helper that the
 * page does not have.
 */
function watch(ready: string): void {
  window.visit = new Promise(requestAnimationFrame).then(async () => {
    while (!document.querySelector(ready)?.checkVisibility()) await new Promise(requestAnimationFrame);
    const usable = performance.now();
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { usable, paint };
  });
}

/**
 * Opens the screen once, in a browser that has never been here. The page itself is asked for its times: Playwright's locators bring
 * a script of their own, which would run before the first paint.
 */
async function openOnce(browser: Browser, { address, ready, storage = {} }: Screen): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storage);
    await page.addInitScript(watch, ready);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    const scripts = new Set<string>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'commit' });
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: 'window.visit',
      awaitPromise: true,
      returnByValue: true,
      timeout: 60_000,
    });
    const { usable, paint } = result.value as Times;
    return { kib: bytes / 1024, ms: usable, paintMs: paint };
  } finally {
    await context.close();
  }
}

/**
 * Medians of several first visits of each screen. The screens take turns, so that another load of the machine affects all of
 * them alike.
 */
export async function measure(
  browser: Browser,
  screens: readonly Screen[],
  runs: number,
): Promise<readonly Measured[]> {
  const visits = screens.map((): Measured[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, screen] of screens.entries()) visits[at]?.push(await openOnce(browser, screen));
  }
  return visits.map((all) => ({
    kib: median(all.map(({ kib }) => kib)),
    ms: median(all.map(({ ms }) => ms)),
    paintMs: median(all.map(({ paintMs }) => paintMs)),
  }));
}
