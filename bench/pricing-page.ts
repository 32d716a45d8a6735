import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { signInOverHttp } from '../tests/support/api-client';
import { launchBrowser } from '../tests/support/browser';
import { endAndRemove, runPortal } from '../tests/support/running-portal';

const TIMES = 20;
const GOAL_MS = 100;

/** The final price of the chosen rate: it moves with every scenario that is tried here. */
const PRICE = '[aria-label="Price explanation"] bdi[dir="ltr"]';

declare global {
  interface Window {
    priced?: Promise<number>;
  }
}

/** Milliseconds from the input event until the frame after another price appeared, measured in the page. */
async function timeOf(page: Page, change: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(400);
  await page.evaluate((selector) => {
    const before = document.querySelector(selector)?.textContent;
    const input = new Promise<Event>((resolve) => {
      for (const type of ['input', 'change']) window.addEventListener(type, resolve, { capture: true, once: true });
    });
    window.priced = input.then(async ({ timeStamp }) => {
      while (document.querySelector(selector)?.textContent === before) {
        if (performance.now() - timeStamp > 10_000) return Number.NaN;
        await new Promise(requestAnimationFrame);
      }
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return performance.now() - timeStamp;
    });
  }, PRICE);
  await change();
  return page.evaluate(() => window.priced ?? Number.NaN);
}

async function enterScenario(page: Page): Promise<void> {
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Purchase price', '800000');
  await fill('Loan amount', '600000');
  await fill('FICO', '742');
  await fill('ZIP code', '91101');
  await page.locator(PRICE).first().waitFor();
}

const shown = (values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms`;
};

/** The time from a change on Price My Loan to its painted prices. Needs the built web app. */
export async function measurePage(): Promise<void> {
  const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
  try {
    const { token } = await signInOverHttp(portal.url, 'loan-officer');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
    await page.goto(`${portal.url}/main/pricing`);
    await enterScenario(page);
    const occupancy = page.getByLabel('Occupancy', { exact: true });
    const score = page.getByRole('textbox', { name: 'FICO', exact: true });
    const [choices, typed]: [number[], number[]] = [[], []];
    // The first ones warm the server and the browser up.
    for (let place = -4; place < TIMES; place += 1) {
      const choice = await timeOf(page, () => occupancy.selectOption(place % 2 === 0 ? '2' : '0'));
      const text = await timeOf(page, () => score.fill(place % 2 === 0 ? '681' : '742'));
      if (place < 0) continue;
      choices.push(choice);
      typed.push(text);
    }
    const load = loadavg()[0]?.toFixed(1) ?? '';
    console.log(
      `Price My Loan, from a change to its painted prices (load ${load}, goal ${GOAL_MS} ms): ` +
        `a choice ${shown(choices)}; a typed score ${shown(typed)}`,
    );
  } finally {
    await browser.close();
    await endAndRemove(portal);
  }
}
