import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';

const stage = setStage();

interface Row {
  readonly loanNum: string;
  readonly payment: string;
}

it('finds a missing month, posts its payment, plans the transfer of the loan and prints its letters', async () => {
  const client = await signInOverHttp(stage.url(), 'servicing');
  const late = encodeURIComponent(JSON.stringify({ late: true, transferred: false }));
  const { body } = await client.call('GET', `/emet-data/servicing?filter=${late}`);
  const [loan] = body as unknown as Row[];
  if (!loan) throw new Error('No demo loan lacks a payment.');

  const desk = await stage.newPerson();
  await desk.openAs('servicing', '/');
  const { page } = desk;
  await page.getByRole('button', { name: 'Pages of Internal' }).click();
  await page.getByRole('menuitem', { name: 'Servicing' }).click();
  await page.getByRole('button', { name: 'Payment missing' }).click();
  await page.getByRole('link', { name: loan.loanNum }).click();

  const months = page.getByRole('group', { name: 'Payments by month' });
  const missing = months.getByRole('row').filter({ hasText: 'Missing' });
  await missing.first().waitFor();
  const count = await missing.count();
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.getByRole('button', { name: 'Post transaction' }).click();
  const posting = page.getByRole('dialog', { name: 'Post a transaction' });
  await posting.getByRole('textbox', { name: 'Amount' }).fill(loan.payment);
  await posting.getByRole('button', { name: 'Post transaction' }).click();
  await page.getByText('Transaction posted.').waitFor();
  await expect.poll(() => missing.count()).toBe(count - 1);
  await months.getByRole('row').filter({ hasText: 'Paid late' }).first().waitFor();

  await page.getByRole('button', { name: 'Plan transfer' }).click();
  const transfer = page.getByRole('dialog', { name: 'Transfer of servicing' });
  await transfer.getByRole('combobox', { name: 'New servicer' }).selectOption({ label: 'Example Subservicing' });
  await transfer.getByRole('textbox', { name: 'Effective date' }).fill('06/01/2027');
  await transfer.getByRole('textbox', { name: 'Old servicer stops after' }).fill('05/31/2027');
  await transfer.getByRole('button', { name: 'Save transfer' }).click();
  await page.getByText('Due by 05/17/27').waitFor();
  const [goodbye] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Goodbye letter' }).click(),
  ]);
  expect(goodbye.suggestedFilename()).toMatch(/\.pdf$/i);

  await desk.goTo(`/loans/${loan.loanNum}/servicing`);
  const [coupons] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Mortgage coupons' }).click(),
  ]);
  expect(coupons.suggestedFilename()).toBe(`MORTGAGE COUPON ${loan.loanNum}.pdf`);
});
