import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { changedLoan } from '../support/changed-loan';
import { setStage } from '../support/person';
import { patient, seen } from './registration-steps';

const stage = setStage();

it('sees fees exceed the tolerance, requests a change, approves it, and discloses it with a revised Loan Estimate', async () => {
  const loanNum = await changedLoan(stage.url());
  const client = await signInOverHttp(stage.url(), 'administrator');
  const person = await stage.newPerson();
  const { page } = person;
  await person.openAs('administrator', `/loans/${loanNum}/loan`);
  // 22.50 of the credit report; the settlement agent is 60.30 above the limit of the ten percent bucket.
  await seen(page.getByText('Cure due').first());
  await seen(page.getByText('$82.80').first());
  await page.getByLabel('Amount: Title – Settlement Agent Fee').fill('1400');
  await seen(page.getByText('$97.80').first());
  await page.getByRole('button', { name: 'Save', exact: true }).click(patient);
  await seen(page.getByText('The fees were saved.'));

  await person.goTo(`/loans/${loanNum}/coc`);
  await page.getByRole('button', { name: 'Request a change' }).click(patient);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What happened').fill('The title company charges more for a weekend closing.');
  await dialog.getByRole('checkbox', { name: 'Cover Title – Settlement Agent Fee' }).check(patient);
  // The ten percent bucket follows, because the increase is more than ten percent: the credit report stays.
  await seen(dialog.getByText('$22.50'));
  await dialog.getByRole('button', { name: 'Send request' }).click(patient);
  await seen(page.getByText('The request was saved.'));
  await seen(page.getByText('Requested', { exact: true }).first());
  await page.getByRole('button', { name: 'Approve the change' }).click(patient);
  await seen(page.getByText('The change was approved.'));

  // The first Loan Estimate of the demo loan is from outside the portal.
  const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  const issued = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
  const revised = await client.call('POST', `/lqb/loans/${loanNum}/loan-estimate-fees`, { version, issued });
  expect(revised.body).toMatchObject({ goodFaith: { number: 3, cure: '22.50' } });
  await person.goTo(`/loans/${loanNum}/coc`);
  await seen(page.getByText('In LE 3').first());
});
