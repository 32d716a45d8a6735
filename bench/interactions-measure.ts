import type { Page } from 'playwright-core';

/** What a user does, and an element that shows its result. */
export interface Interaction {
  readonly name: string;
  /** At most so many milliseconds from the input to the painted result. */
  readonly limit: number;
  /** Brings the page into the state before. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly shows: string;
}

declare global {
  interface Window {
    interaction?: Promise<number>;
  }
}

/**
 * Milliseconds from the first input event until the frame after the result appeared. Measured in the page, so that the way of the
 * input from here to the browser does not count.
 */
export async function latency(page: Page, { before, act, shows }: Interaction): Promise<number> {
  await before?.(page);
  await page.waitForTimeout(500);
  await page.evaluate((selector) => {
    const input = new Promise<Event>((resolve) => {
      for (const type of ['pointerdown', 'keydown']) {
        window.addEventListener(type, resolve, { capture: true, once: true });
      }
    });
    window.interaction = input.then(async ({ timeStamp }) => {
      while (!document.querySelector(selector)) {
        if (performance.now() - timeStamp > 10_000) return Number.NaN;
        await new Promise(requestAnimationFrame);
      }
      // The task behind the next frame runs when it has been painted.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return performance.now() - timeStamp;
    });
  }, shows);
  await act(page);
  return page.evaluate(() => window.interaction ?? Number.NaN);
}
