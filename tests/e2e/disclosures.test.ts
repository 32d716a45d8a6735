import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { loanToDisclose } from '../support/disclosed-loan';
import { setStage } from '../support/person';
import { patient, seen } from './registration-steps';

const stage = setStage();

it('goes from fees to a Loan Estimate that is issued, received, and answered with the intent to proceed', async () => {
  const loanNum = await loanToDisclose(stage.url());
  const person = await stage.newPerson();
  const { page } = person;
  await person.openAs('disclosure-desk', `/loans/${loanNum}/edisclosure`);
  await seen(page.getByRole('region', { name: 'TRID clock' }));
  // The form as it would be today.
  await seen(page.getByRole('region', { name: 'LE 1' }).locator('canvas').first());
  await page.getByRole('button', { name: 'Issue LE 1' }).click(patient);
  await page.getByRole('dialog').getByRole('button', { name: 'Issue LE 1' }).click(patient);
  await seen(page.getByText('LE 1 was issued.'));
  await seen(page.getByRole('heading', { name: 'View Loan Estimate', level: 1 }));

  await page.getByRole('button', { name: 'Record receipt' }).click(patient);
  await page.getByRole('dialog').getByLabel('Evidence').fill('Opened by email');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(patient);
  await seen(page.getByText('The receipt was recorded.'));

  await page.getByRole('button', { name: 'Record intent to proceed' }).click(patient);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(patient);
  await seen(page.getByText('The intent to proceed was recorded.'));

  const client = await signInOverHttp(stage.url(), 'disclosure-desk');
  const { body: loan } = await client.call('GET', `/lqb/loans/${loanNum}`);
  expect(loan).toMatchObject({
    sInitialLoanEstimateIssuedD: loan.sLastDisclosedLoanEstimateIssuedD,
    sInitialLoanEstimateReceivedD: loan.sInitialLoanEstimateIssuedD,
    sIntentToProceedD: loan.sInitialLoanEstimateIssuedD,
  });
  const { body: documents } = await client.call('GET', `/lqb/edocs/${loanNum}`);
  expect((documents as unknown as { name: string }[]).map(({ name }) => name)).toEqual(['LOAN ESTIMATE 1.pdf']);
});
