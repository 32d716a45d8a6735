import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { signInOverHttp } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { completePurchase } from '../support/loan-builder';
import { setStage } from '../support/person';

const stage = setStage(startCopiedPortal);
const PROGRAM = 'Conforming 30 Yr Fixed';

it('an administrator fixes and publishes a rate sheet, which changes the price list of a loan', async () => {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  /** The price of a rate; the first one, unless it is given: with better prices, lower rates are offered, too. */
  const offered = async (rate?: string) => {
    const { body } = await client.call('POST', `/lqb/loans/${loanNum}/pricing-simple`, {});
    const { PricingResults } = body as unknown as PricingAnswer;
    const found = PricingResults.Program.find((one) => one.Name === PROGRAM);
    return found?.RateOption.find((one) => rate === undefined || one.Rate === rate);
  };
  const first = await offered();
  const price = async (): Promise<number> => Number((await offered(first?.Rate))?.Price);
  const before = await price();

  const person = await stage.newPerson();
  const { page } = person;
  await person.openAs('administrator', '/main/admin/program/rates');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Current rates (CSV)' }).click(),
  ]);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const better = lines
    .filter((line) => line.startsWith(`${PROGRAM},`))
    .map((line) => {
      const [name, rate, ...prices] = line.split(',');
      return [name, rate, ...prices.map((one) => (Number(one) + 0.25).toFixed(3))].join(',');
    });
  const broken = [head, ...better.map((line, row) => (row === 1 ? line.replace(PROGRAM, 'Nobody') : line))];

  await page.getByRole('link', { name: 'Upload rates' }).click();
  const send = async (rows: readonly string[]): Promise<void> => {
    const buffer = Buffer.from(rows.join('\n'));
    await page.locator('input[type="file"]').setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check file' }).click();
  };
  await send(broken);
  await page.getByRole('rowheader', { name: 'new!A3' }).waitFor();
  await page.getByText('There’s no program with this name.').waitFor();

  await send([head, ...better]);
  await page.getByRole('group', { name: `Prices for ${PROGRAM}` }).waitFor();
  await page.getByText('+0.250').first().waitFor();
  expect(await price()).toBe(before);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'In effect' }).waitFor();
  await expect.poll(price, { timeout: 30_000 }).toBeCloseTo(before + 0.25, 3);
});
