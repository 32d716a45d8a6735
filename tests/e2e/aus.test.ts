import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { underwrittenPurchase } from '../support/underwritten-loan';
import { seen } from './registration-steps';

const stage = setStage();

async function newLoan(client: ApiClient): Promise<string> {
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await change(client, loanNum, underwrittenPurchase);
  return loanNum;
}

async function change(client: ApiClient, loanNum: string, fields: object): Promise<void> {
  const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  const saved = await client.call('POST', `/lqb/loans/${loanNum}`, { version, ...fields });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

/** Submits without a credit agency; the loan has a credit report. */
async function submit(page: Page, system: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`ubmit to ${system}$`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Submit to ${system}`, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it('submits to DU and LPA, compares them, repeats a run that is out of date, and makes conditions', async () => {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const loanNum = await newLoan(client);
  const [officer, underwriter] = [await stage.newPerson(), await stage.newPerson()];
  const { page } = officer;
  await officer.openAs('loan-officer', `/loans/${loanNum}/aus`);
  await seen(page.getByText('Simulation: not an agency’s decision', { exact: true }));

  await submit(page, 'DU');
  await seen(card(page, 'Desktop Underwriter').getByText('Approve/Eligible'));
  await submit(page, 'LPA');
  await seen(card(page, 'Loan Product Advisor').getByText('Accept/Eligible'));
  const compared = page.getByRole('group', { name: 'Runs compared' });
  await seen(compared.getByRole('columnheader', { name: /DU, run 1/ }));
  await seen(compared.getByRole('columnheader', { name: /LPA, run 1/ }));

  const debt = { ...underwrittenPurchase.liabilities[1], id: 'l9', holder: 'Valley Auto', payment: '1450.00' };
  await change(client, loanNum, { liabilities: [...underwrittenPurchase.liabilities, debt] });
  await seen(page.getByText('The DU run is out of date.'));
  await submit(page, 'DU');
  await seen(compared.getByRole('columnheader', { name: /DU, run 2/ }));
  await page.getByText('The DU run is out of date.').waitFor({ state: 'detached' });

  await underwriter.openAs('underwriter', `/loans/${loanNum}/aus`);
  await underwriter.page.getByRole('button', { name: /Verify the new debt to Valley Auto/ }).click();
  await underwriter.page.keyboard.press('a');
  await seen(underwriter.page.getByText('Condition AUS 1'));
  const conditions = (await client.call('GET', `/lqb/loans/${loanNum}/conditions`)).body as unknown as {
    cat: string;
  }[];
  expect(conditions.map(({ cat }) => cat)).toEqual(['AUS']);

  await expect
    .poll(
      async () => {
        const { body } = await client.call('GET', `/lqb/edocs/${loanNum}`);
        return (body as unknown as { name: string }[]).map(({ name }) => name).sort();
      },
      { timeout: 30_000 },
    )
    .toEqual(['AUS FINDINGS DU 1.pdf', 'AUS FINDINGS DU 2.pdf', 'AUS FINDINGS LPA 1.pdf']);
}, 180_000);
