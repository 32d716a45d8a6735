import { expect, it } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { patient, seen } from './registration-steps';

const stage = setStage();

/** A registered loan of the demo in California that has no appraisal yet. */
async function registeredLoan(client: ApiClient): Promise<string> {
  const filter = encodeURIComponent('{"sStatusT":["3"]}');
  const { body } = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,49]`);
  for (const { sLNm } of body as unknown as { readonly sLNm: string }[]) {
    const { body: page } = await client.call('GET', `/loan-proxy/${sLNm}/appraisals`);
    const { appraisals, needs } = page as { appraisals: unknown[]; needs: unknown[] };
    const { body: loan } = await client.call('GET', `/lqb/loans/${sLNm}`);
    if (appraisals.length === 0 && needs.length === 0 && loan.sSpState === 'CA' && loan.sLT === '0') return sLNm;
  }
  throw new Error('The demo has no such loan.');
}

it('orders an appraisal, follows it to its report, accepts the value, and hands the borrower a copy', async () => {
  const client = await signInOverHttp(stage.url(), 'administrator');
  const loanNum = await registeredLoan(client);
  const value = (await client.call('GET', `/lqb/loans/${loanNum}`)).body.sApprVal;

  const person = await stage.newPerson();
  const { page } = person;
  person.expecting(422);
  await person.openAs('processor', `/loans/${loanNum}/appraisals`);
  await seen(page.getByText('No appraisals yet'));
  await page.getByRole('link', { name: 'Compare fees' }).click(patient);
  await page.getByRole('link', { name: 'Order from Lantern Hill Appraisal Management' }).click(patient);
  const order = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Order appraisal' }).click(patient);
    await page.getByRole('dialog').getByRole('button', { name: 'Order appraisal' }).click(patient);
  };
  await page.getByLabel('Instructions').fill('We need $600,000.');
  await order();
  await seen(page.getByText('Leave out values and amounts: an appraiser may not aim at one.'));
  await page.getByLabel('Instructions').fill('Gate code 4410.');
  await order();

  // The company works on it; its report arrives by itself.
  await page.getByText('Delivered, to review').waitFor({ timeout: 60_000 });
  const review = page.getByRole('region', { name: 'Review' });
  await seen(review.getByRole('row', { name: /Appraised value/ }));
  expect((await client.call('GET', `/lqb/loans/${loanNum}`)).body).toMatchObject({ sApprVal: value });
  await review.getByRole('button', { name: 'Accept value' }).click(patient);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept value' }).click(patient);
  await seen(page.getByText('Submitted to UCDP/EAD').first());
  const { body: loan } = await client.call('GET', `/lqb/loans/${loanNum}`);
  expect(loan).toMatchObject({
    ...{ sSpAppraiserNm: expect.any(String), sApprRprtOd: expect.any(String), sApprRprtRd: expect.any(String) },
  });

  await page.getByRole('button', { name: 'Send copies' }).click(patient);
  await page.getByRole('dialog').getByRole('button', { name: 'Send copies' }).click(patient);
  await seen(page.getByText('Complete', { exact: true }).first());
  // One for each borrower.
  await seen(
    page.getByRole('region', { name: 'Regulation B: copies of valuations' }).getByText('Copy received').first(),
  );
});
