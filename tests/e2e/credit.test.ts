import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { completePurchase } from '../support/loan-builder';
import { setStage } from '../support/person';
import { applyReport, enterAgencyAccount, orderReport } from './credit-steps';
import { patient, seen } from './registration-steps';

const stage = setStage();

/** The simulated agency asks for another number first: 900-67-0004 is refused with E004. */
const REFUSED = '900-67-0004';
/** Then it has one of each kind of debt. */
const EVERY_DEBT = '943-66-0001';

it('orders credit, corrects what the agency refuses, compares it with the loan, and prices with its score', async () => {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const borrower = completePurchase.applicants[0];
  const save = async (ssn: string): Promise<void> => {
    const { body } = await client.call('GET', `/lqb/loans/${loanNum}`);
    const applicants = [{ ...borrower, aBSsn: ssn }];
    const fields = body.version === 1 ? completePurchase : {};
    await client.call('POST', `/lqb/loans/${loanNum}`, { version: body.version, ...fields, applicants });
  };
  await save(REFUSED);

  const person = await stage.newPerson();
  const { page } = person;
  await person.openAs('loan-officer', `/loans/${loanNum}/app/liability`);
  await page.getByRole('main').getByRole('link', { name: 'Credit', exact: true }).click();
  await seen(page.getByText('Simulation: no credit agency or bureau is contacted'));
  // An account with the agency comes first; it stays on the server.
  await enterAgencyAccount(page, 'officer');

  await orderReport(page, 'Ruta Lindqvist');
  await seen(page.getByText('The credit agency needs other data about the borrowers.'));
  await seen(page.getByRole('link', { name: 'Social Security number' }));
  await save(EVERY_DEBT);
  await person.goTo(`/loans/${loanNum}/credit`);
  await orderReport(page, 'Ruta Lindqvist');

  const compare = page.getByRole('region', { name: 'Compare with the loan' });
  await seen(compare.getByText(/The score that prices the loan changes from 761 to \d{3}\./));
  const mortgage = compare.getByRole('row', { name: /Example Home Lending/ });
  await mortgage.getByLabel('Includes taxes and insurance').selectOption('true');
  await compare.getByRole('checkbox', { name: /Add Example Leasing/ }).uncheck();
  await applyReport(page);

  const { body: loan } = await client.call('GET', `/lqb/loans/${loanNum}`);
  const debts = loan.liabilities as {
    holder: string;
    type: string;
    paymentIncludesEscrow?: boolean;
    excluded?: boolean;
  }[];
  expect(debts.find(({ holder }) => holder === 'Example Home Lending')).toMatchObject({
    type: '0',
    paymentIncludesEscrow: true,
  });
  expect(debts.find(({ holder }) => holder === 'Card of a Relative')).toMatchObject({ excluded: true });
  expect(debts.map(({ holder }) => holder)).not.toContain('Example Leasing');
  await seen(page.getByText(`${loan.sCreditScoreType2} prices this loan`));
  await seen(page.getByRole('region', { name: 'Scores' }).getByText(/Middle score: \d{3}/));

  // The printed report is among the documents.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Printed report' }).click(patient);
  expect((await download).suggestedFilename()).toMatch(/^CREDIT REPORT .*\.pdf$/);
});
