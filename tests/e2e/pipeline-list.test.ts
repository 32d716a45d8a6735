import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '../support/person';

const stage = setStage();
const patient = { timeout: 15_000 };

/** Headers whose text is wider than they are. */
const headersCutOff = (page: Page) =>
  page
    .locator('thead th')
    .evaluateAll((heads) =>
      heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((head) => head.textContent),
    );

/** Rows between the header and the paging. */
const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });

/** Whether the table is wider than its frame. */
const scrollsSideways = (page: Page) =>
  page.locator('table').evaluate((table) => {
    let frame: Element = table;
    while (getComputedStyle(frame).overflowX === 'visible' && frame.parentElement) frame = frame.parentElement;
    return frame.scrollWidth > frame.clientWidth;
  });

describe('the pipeline', () => {
  it('shows 12 rows with the days left at 1280 × 720', async () => {
    const { page, openAs } = await stage.newPerson({ viewport: { width: 1280, height: 720 } });
    await openAs('administrator', '/main/pipelines?sRateLockStatusT=1&perPage=50');
    await page.locator('tbody tr a').first().waitFor();
    await expect.poll(() => rowsInView(page), patient).toBeGreaterThanOrEqual(12);
    expect(await page.locator('tbody tr').first().textContent()).toMatch(/\d+ d/);
    const ends = await page
      .locator('tbody tr')
      .first()
      .getByText(/^\d+ d$/)
      .boundingBox();
    expect((ends?.x ?? 1280) + (ends?.width ?? 0)).toBeLessThan(1280);
  });

  it('cuts off no header at 1440 while a loan is open beside it', async () => {
    const { page, openAs } = await stage.newPerson();
    await openAs('administrator', '/main/pipelines?sRateLockStatusT=1&perPage=50');
    await page.locator('tbody tr a').first().waitFor();
    await page.keyboard.press('f');
    await page.locator('tbody tr a:focus').waitFor();
    await page.keyboard.press(' ');
    await page.getByRole('link', { name: 'Open loan' }).waitFor();
    await expect.poll(() => headersCutOff(page), patient).toEqual([]);
  });
});

it('shows all columns of lists with long texts at 1440', async () => {
  const { page, openAs, goTo } = await stage.newPerson();
  await openAs('administrator', '/');
  for (const list of ['condition-template', 'email-template']) {
    await goTo(`/main/admin/${list}`);
    await page.locator('tbody tr a').first().waitFor();
    await expect.poll(() => scrollsSideways(page), { ...patient, message: list }).toBe(false);
  }
});
