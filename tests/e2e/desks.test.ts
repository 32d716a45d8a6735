import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addMonths, formatMonth, pacificDate } from '../../domain/format/date';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';

const stage = setStage();

async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path(), 'utf8');
}

it('quality control draws a sample, reviews a loan of it, and has a defect rate', async () => {
  const { page, openAs, goTo } = await stage.newPerson();
  await openAs('qc-compliance', '/main/reports/quality-control');
  await page.getByRole('button', { name: 'Draw a sample' }).click();
  const draw = page.getByRole('dialog', { name: 'Draw a sample' });
  // Others draw the latest month.
  const month = formatMonth(addMonths(pacificDate(new Date()), -2).slice(0, 7));
  await draw.getByRole('combobox', { name: 'Month' }).selectOption({ label: month });
  await draw.getByRole('button', { name: 'Draw a sample' }).click();
  await page.getByText(/loans drawn$/).waitFor();
  await page.getByRole('group', { name: 'Quality control' }).locator('tbody a').first().click();

  await page.getByRole('button', { name: 'Take review' }).click();
  await page.getByRole('button', { name: 'Answer: Income' }).click();
  const income = page.getByRole('dialog', { name: 'Income' });
  await income.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'Finding' });
  await income.getByRole('combobox', { name: 'Severity' }).selectOption({ label: 'Significant' });
  await income.getByRole('textbox', { name: 'What was found' }).fill('The bonus ended before closing.');
  await income.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The bonus ended before closing.').waitFor();
  expect(await page.getByRole('button', { name: 'Complete review' }).isDisabled()).toBe(true);

  // The other items pass; each is answered as the first was.
  const client = await signInOverHttp(stage.url(), 'qc-compliance');
  const id = /quality-control\/([^/]+)/.exec(page.url())?.[1];
  const address = `/emet-data/qc-reviews/${id}`;
  let { version, items } = (await client.call('GET', address)).body as unknown as Review;
  for (const { item, result } of items) {
    if (result !== null) continue;
    const { body } = await client.call('POST', `${address}/items/${item}`, { version, result: 'pass', note: null });
    ({ version, items } = body as unknown as Review);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Complete review' }).click();
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  await goTo('/main/reports/quality-control');
  const rates = page.getByRole('group', { name: 'Defect rates of the random samples' });
  await rates.getByRole('cell', { name: '100.0%' }).waitFor();
  await page.getByText('Findings: Income 1').waitFor();
}, 120_000);

interface Review {
  readonly version: number;
  readonly items: readonly { readonly item: string; readonly result: string | null }[];
}

it('HMDA: finds the loans with an open edit, enters what one lacks, and files the register', async () => {
  const { page, openAs, goTo } = await stage.newPerson();
  await openAs('administrator', '/main/reports/hmda');
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('button', { name: 'V689-1' }).click();
  const rows = page.getByRole('group', { name: 'HMDA register' }).locator('tbody tr');
  const edits = () => rows.allTextContents();
  const isFiltered = async () => (await edits()).length > 0 && (await edits()).every((row) => row.includes('V689-1'));
  await expect.poll(isFiltered).toBe(true);
  const before = await rows.count();
  await rows.locator('a').first().click();
  await page.getByText('Must be corrected, Manufactured home affixed').waitFor();
  const loanNum = /hmda\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Correct/ })
    .click();
  const affixed = page.getByRole('radiogroup', { name: /^Manufactured home affixed/ });
  await affixed.getByRole('radio', { name: 'Yes' }).click();
  await page.keyboard.press('Control+s');
  const client = await signInOverHttp(stage.url(), 'administrator');
  const loanOf = async () => (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  await expect.poll(async () => (await loanOf()).sSpIsManufacturedAffixed).toBe(true);

  await goTo('/main/reports/hmda?filter={"edit":"V689-1"}');
  await expect.poll(() => rows.count()).toBe(before - 1);
  const file = await downloaded(page, page.getByRole('button', { name: 'Download register' }));
  const [sheet = '', ...loans] = file.trimEnd().split('\n');
  expect(Number(sheet.split('|')[12])).toBe(loans.length);
  expect(loans.every((line) => line.split('|').length === 110)).toBe(true);
}, 120_000);

it('reports: filters in the address, a chart whose figures open loans, a saved view, a file and an email', async () => {
  const { page, openAs } = await stage.newPerson();
  await openAs('manager', '/main/reports');
  await page.getByRole('main').getByRole('link', { name: 'Fallout' }).click();
  await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'Month' });
  await page.getByRole('button', { name: 'Channel' }).first().click();
  await page.getByRole('dialog').getByText('Retail', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => decodeURIComponent(page.url())).toContain('"channel":["1"]');
  expect(page.url()).toContain('by=month');
  await page.locator('main figure svg').first().waitFor();
  const figures = page.getByRole('group', { name: 'Locked loans that did not fund' });
  const total = figures
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .nth(1);
  await total.click();
  // The list has as many loans as the figure says that led to it.
  const listed = async () => /of (\d+)$/.exec((await page.getByText(/^1–\d+ of \d+$/).textContent()) ?? '')?.[1];
  await expect.poll(async () => (await listed()) === (await total.textContent())).toBe(true);
  const count = Number(await listed());

  await page.getByRole('button', { name: 'Saved view' }).click();
  const views = page.getByRole('dialog', { name: 'Saved view' });
  await views.getByRole('textbox').fill('Retail fallout');
  await views.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Retail fallout' }).waitFor();
  const csv = await downloaded(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(csv.trimEnd().split('\r\n')).toHaveLength(count + 1);

  await page.getByRole('button', { name: 'Email' }).click();
  await page.getByRole('button', { name: 'Schedule this view' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule this view' });
  await schedule.getByLabel(/Name of the view/).fill('Retail fallout');
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  await page
    .getByRole('dialog')
    .getByText(/at 8:00 AM, Pacific time$/)
    .waitFor();
}, 120_000);

interface Row {
  readonly loanNum: string;
}

it('post-closing receives documents of many loans, ships a note and moves a loan on', async () => {
  const client = await signInOverHttp(stage.url(), 'post-closer');
  const open = encodeURIComponent(JSON.stringify({ status: ['37'], investorOpen: true }));
  const { body } = await client.call('GET', `/emet-data/post-closing?filter=${open}`);
  const [loan] = body as unknown as Row[];
  if (!loan) throw new Error('No demo loan has conditions of the investor.');

  const { page, openAs } = await stage.newPerson();
  await openAs('post-closer', '/');
  await page.getByRole('link', { name: 'Post-closing' }).click();
  const rows = page.getByRole('group', { name: 'Post-closing' }).locator('tbody tr');
  for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  const receive = page.getByRole('dialog', { name: 'Document received for 2 loans' });
  await receive.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByText(/marked as received\./).waitFor();

  await page.getByRole('button', { name: 'Investor conditions open' }).click();
  await page.getByRole('link', { name: loan.loanNum }).click();
  await page.getByRole('button', { name: 'Ship note' }).click();
  const shipment = page.getByRole('dialog', { name: 'Ship note' });
  await shipment.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Custodian' });
  await shipment.getByRole('textbox', { name: 'Carrier' }).fill('Example Express');
  await shipment.getByRole('button', { name: 'Save entry' }).click();
  await page.getByText(/^The note was sent from .* to Custodian/).waitFor();

  const sent = page.getByRole('button', { name: /^Record response sent/ });
  for (let left = await sent.count(); left > 0; left -= 1) {
    await sent.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record response sent' }).click();
    await expect.poll(() => sent.count()).toBe(left - 1);
  }
  await page.getByRole('button', { name: 'Change status' }).click();
  const status = page.getByRole('dialog', { name: 'Change status' });
  await status.getByRole('button', { name: 'Change status' }).click();
  await page.getByText('Investor Conditions Sent').first().waitFor();
}, 120_000);
