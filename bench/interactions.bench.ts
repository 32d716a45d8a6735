import type { Browser, Page } from 'playwright-core';
import { signInOverHttp } from '../tests/support/api-client';
import { launchBrowser } from '../tests/support/browser';
import { endAndRemove, runPortal } from '../tests/support/running-portal';
import { type Interaction, latency } from './interactions-measure';

const THROTTLING = 4;
const RUNS = 3;
const FIRST_PALETTE_MS = 150;
const FIRST_PAGE_MS = 400;
const LATER_MS = 100;

const close = (page: Page): Promise<void> => page.keyboard.press('Escape');
const palette = '[role="dialog"] [role="combobox"]';
const tab = (at: number): string => `main [role="tab"]:nth-of-type(${at})`;

/** In this order, on the pipeline: each begins where the one before has ended. */
const interactions: readonly Interaction[] = [
  {
    name: 'palette, first opening',
    limit: FIRST_PALETTE_MS,
    act: (page) => page.keyboard.press('Control+k'),
    shows: palette,
  },
  {
    name: 'palette, later opening',
    limit: LATER_MS,
    before: close,
    act: (page) => page.keyboard.press('Control+k'),
    shows: palette,
  },
  {
    name: 'palette, typing',
    limit: LATER_MS,
    act: (page) => page.keyboard.press('p'),
    shows: '[role="dialog"] input:not([value=""])',
  },
  {
    name: 'tab, first',
    limit: LATER_MS,
    before: close,
    act: (page) => page.click(tab(2)),
    shows: `${tab(2)}[aria-selected="true"]`,
  },
  { name: 'tab, back', limit: LATER_MS, act: (page) => page.click(tab(1)), shows: `${tab(1)}[aria-selected="true"]` },
  {
    name: 'search, typing',
    limit: LATER_MS,
    act: async (page) => {
      await page.locator('main input[type="search"], main input[type="text"]').first().press('a');
    },
    shows: 'main input[value="a"]',
  },
  {
    name: 'loan, first opening',
    limit: FIRST_PAGE_MS,
    before: (page) => page.locator('main input[value="a"]').first().fill(''),
    act: (page) => page.locator('main a[href^="/loans/"]').first().click(),
    shows: 'main dl',
  },
];

async function sample(browser: Browser, url: string, token: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
    await page.goto(`${url}/main/pipelines`);
    await page.locator('main a[href^="/loans/"]').first().waitFor({ timeout: 60_000 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    // What is loaded when the browser is idle is there when a user acts.
    await page.waitForTimeout(3_000);
    const measured: number[] = [];
    for (const interaction of interactions) measured.push(await latency(page, interaction));
    return measured;
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Time from an input to its painted result, with the processor throttled four times. */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
  try {
    const { token } = await signInOverHttp(portal.url, 'loan-officer');
    console.log(`Interactions, 4x CPU throttling, median of ${RUNS}: time until painted, and its limit`);
    const samples: (readonly number[])[] = [];
    for (let run = 0; run < RUNS; run += 1) samples.push(await sample(browser, portal.url, token));
    for (const [at, { name, limit }] of interactions.entries()) {
      const ms = median(samples.map((measured) => measured[at] ?? Number.NaN));
      console.log(
        `${name.padEnd(26)}${ms.toFixed(0).padStart(6)} ms${String(limit).padStart(6)} ms${ms > limit ? '  over' : ''}`,
      );
    }
  } finally {
    await browser.close();
    await endAndRemove(portal);
  }
}
