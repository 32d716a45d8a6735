import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { seen } from './registration-steps';

const stage = setStage();

it('imports transactions from a file: maps its columns, checks, saves, reports and undoes them', async () => {
  const client = await signInOverHttp(stage.url(), 'accountant');
  const found = await client.call('GET', '/emet-data/servicing');
  const [loan] = found.body as unknown as { loanNum: string }[];
  const { page, openAs } = await stage.newPerson();
  await openAs('accountant', '/main/internal');
  await page.getByRole('main').getByRole('link', { name: 'Batch Tools' }).click();
  await page.getByRole('link', { name: 'Import a file' }).click();
  const lines = [
    'Loan #,Post Date,Amount,Ref',
    `${loan?.loanNum},11/02/2026,"2,415.50",P-1`,
    '9999999999,11/02/2026,1,P-2',
  ];
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'payments.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  });
  await page.getByRole('button', { name: 'Read file' }).click();
  await seen(page.getByText('2,415.50'));
  expect(await page.getByRole('button', { name: 'Check 2 rows' }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'The same value for all rows' }).click();
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Payment', exact: true }).click();
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await seen(page.getByText('Checked all 2 rows. Nothing was saved.'));
  await seen(page.getByText(/^Loan number “.+”: The loan was not found\.$/));
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 row' }).click();
  await seen(page.getByRole('cell', { name: 'Saved', exact: true }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const report = await readFile(await file.path(), 'utf8');
  expect(report).toContain('P-1,saved');
  expect(report).toMatch(/P-2,refused,.*loanNum “.+”: The loan was not found\./);
  await page.getByRole('button', { name: 'Undo batch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo batch' }).click();
  await seen(page.getByText('This batch was undone'));
  await seen(page.getByRole('cell', { name: 'Undone', exact: true }));
}, 60_000);
