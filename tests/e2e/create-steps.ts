import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seen } from './registration-steps';

/** Creates the loan and waits for its registration page; returns its number. */
async function created(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Create loan|Import anyway)$/ }).click();
  await page.waitForURL(/\/loans\/[^/]+\/register-my-loan$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Creates a loan with the short form, with everything that pricing and the disclosure require. */
export async function createByForm(page: Page, borrower: { first: string; last: string }): Promise<string> {
  await page.getByRole('link', { name: 'Create New Loan' }).first().click();
  await page.waitForURL('**/main/register-my-loan/prog-first');
  await page.getByRole('tab', { name: 'Short form' }).click();
  await page.reload();
  const form = page.getByRole('form', { name: 'Short form' });
  await seen(form);
  const type = (label: string | RegExp, value: string) => form.getByLabel(label).fill(value);
  // A broker's company may have several channels.
  const channel = form.getByLabel('Channel');
  if ((await channel.count()) > 0) await channel.selectOption({ label: 'Wholesale' });
  await form.getByLabel('Purpose').selectOption({ label: 'Purchase' });
  await type('Loan amount', '$480,000');
  await type('Purchase price', '600000');
  await type('Appraised value', '605,000.00');
  await type('First name', borrower.first);
  await type('Last name', borrower.last);
  await type('FICO', '761');
  await type('Social Security number', '900-12-3456');
  await type('Date of birth', '4/2/1986');
  await type('Email', 'borrower@example.com');
  await type('Property address', '41 Larkspur Lane');
  await type('City', 'Pasadena');
  await form.getByLabel('State', { exact: true }).fill('CA');
  await type('ZIP code', '91101');
  await form.getByLabel('Property type').selectOption({ index: 1 });
  await form.getByLabel('Occupancy').selectOption({ index: 1 });
  await type('Employer', 'Harbor Clinic');
  await type('Monthly income', '12500');
  await seen(form.getByText('80.000%'));
  return created(page);
}

/** Drops files on the upload box, as the mouse does. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'text/xml' }));
      return transfer;
    },
    { name, text },
  );
  await page.locator('[data-over]').dispatchEvent('drop', { dataTransfer });
}

const mismo = (name: string) => readFile(path.join(import.meta.dirname, '..', 'mismo', name), 'utf8');

/** Creates a loan by dropping MISMO files: a broken one is rejected, a valid one is shown and imported. */
export async function createByFile(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Create New Loan' }).first().click();
  await page.waitForURL('**/main/register-my-loan/prog-first');
  await drop(page, 'cut-off.xml', await mismo('refused-truncated.xml'));
  await page.getByRole('button', { name: 'Read file' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'cut-off.xml can’t be imported. Nothing was saved.' });
  await seen(refusal);
  expect(await refusal.textContent()).toMatch(/Line\d+/);

  await drop(page, 'conventional-couple.xml', await mismo('conventional-couple.xml'));
  await page.getByRole('button', { name: 'Read file' }).click();
  await seen(page.getByText('We read conventional-couple.xml. Nothing is saved yet', { exact: false }));
  await seen(page.getByRole('region', { name: /^Borrower: / }));
  await seen(page.getByRole('region', { name: /^Co-borrower: / }));
  await seen(page.getByRole('list', { name: 'Accounts, assets, gifts and grants' }).getByRole('listitem').first());
  return created(page);
}
