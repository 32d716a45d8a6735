import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { completePurchase } from '../support/loan-builder';
import { setStage } from '../support/person';
import { patient, seen } from './registration-steps';

const stage = setStage();

it('audits a package, corrects what is missing beside the audit, previews it in place, and follows a link to fix the rest', async () => {
  const client = await signInOverHttp(stage.url(), 'administrator');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });

  const person = await stage.newPerson();
  const { page } = person;
  await person.signIn('administrator');
  await person.goTo(`/loans/${loanNum}/loan-doc`);
  await seen(page.getByText('No package yet'));
  await page.getByRole('link', { name: 'Generate documents' }).click(patient);
  await seen(page.getByText('Uniform Residential Loan Application (Form 1003)'));

  await page.getByLabel('Plan code').first().click(patient);
  await page.getByRole('option', { name: /CONV-FIX · / }).click(patient);
  await page.getByRole('button', { name: 'Audit', exact: true }).click(patient);
  await seen(page.getByText('Fix the errors, then audit again.'));
  const missing = page.getByText('Originator NMLS ID is missing.');
  await seen(missing);
  await page.getByRole('textbox', { name: 'Originator NMLS ID' }).fill('100200');
  await page.getByRole('button', { name: 'Save corrections' }).click(patient);
  await missing.waitFor({ ...patient, state: 'detached' });
  const loan = await client.call('GET', `/lqb/loans/${loanNum}`);
  expect(loan.body.sUrlaOriginatorNmlsId).toBe('100200');

  await page.getByRole('button', { name: 'Preview' }).click(patient);
  await page.getByRole('region', { name: 'Preview' }).locator('canvas').first().waitFor(patient);
  await page.getByRole('link', { name: /^Fix: Loan program is missing/ }).click(patient);
  await page.waitForURL('**/select-program**', patient);
});
