import { expect, it } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { estimateTerms } from '../support/disclosed-loan';
import { setStage } from '../support/person';
import { LINK, mailedTo, testCode } from '../support/signer';
import { Keyboard } from './keyboard';
import { seen } from './registration-steps';

const stage = setStage();
const email = 'keyboard.signs@example.com';

/** An approved demo loan, whose only Loan Estimate is from outside the portal, with the days that its disclosures need and the email of its borrower. */
async function approvedLoan(client: ApiClient): Promise<{ loanNum: string; borrower: string }> {
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: ['4'] }));
  const { body } = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,19]`);
  for (const { sLNm: loanNum } of body as unknown as { sLNm: string }[]) {
    const { body: loan } = await client.call('GET', `/lqb/loans/${loanNum}`);
    const [first, ...others] = loan.applicants as Record<string, unknown>[];
    if (loan.loanEstimates || loan.sFinMethT === '1' || others.length > 0 || first?.aCFirstNm) continue;
    const { sAppSubmittedD, sEstCloseD, sSchedDueD1, sPropertyTaxDueD, sHazInsDueD } = estimateTerms();
    const saved = await client.call('POST', `/lqb/loans/${loanNum}`, {
      ...{ version: loan.version, sAppSubmittedD, sEstCloseD, sDisbursementD: sEstCloseD, sSchedDueD1 },
      ...{ sPropertyTaxDueD, sHazInsDueD, sPrepaidInterestDays: 9, applicants: [{ ...first, aBEmail: email }] },
    });
    expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
    return { loanNum, borrower: `${first?.aBFirstNm} ${first?.aBLastNm}` };
  }
  throw new Error('No approved demo loan fits.');
}

it('goes from fees to the Closing Disclosure with the keyboard alone, for the desk and for the borrower', async () => {
  const client = await signInOverHttp(stage.url(), 'administrator');
  const { loanNum, borrower } = await approvedLoan(client);
  const desk = await stage.newPerson();
  const keys = new Keyboard(desk.page);
  const { page } = desk;
  await desk.openAs('administrator', `/loans/${loanNum}/loan`);
  await seen(page.getByLabel('Amount: Underwriting Fee'));
  for (const [name, amount] of [
    ['Amount: Underwriting Fee', '1195'],
    ['Amount: Appraisal Fee', '640'],
  ] as const) {
    await keys.tabTo(name);
    await keys.enter(amount);
    await keys.press('Enter');
  }
  await keys.choose('Add a fee', { back: true });
  await seen(page.getByRole('option', { name: 'Credit Report Fee' }));
  await page.keyboard.type('Credit Rep');
  await keys.press('Enter');
  await keys.tabTo('Amount: Credit Report Fee');
  await keys.enter('62');
  await keys.choose('Save');
  await seen(page.getByText('The fees were saved.'));

  await desk.goTo(`/loans/${loanNum}/edisclosure`);
  await seen(page.getByRole('region', { name: 'TRID clock' }));
  await keys.choose('Issue LE 2');
  const dialog = page.getByRole('dialog');
  await seen(dialog.getByText('No consent to electronic documents is recorded'));
  await keys.tabTo(/Delivery/);
  await keys.enter('Electronically');
  await keys.tabTo(/How the borrowers consented/);
  await keys.enter('Consent form of the application');
  await keys.choose('Issue LE 2');
  await seen(page.getByText('LE 2 was issued.'));
  await keys.choose('Send documents to sign');
  await seen(dialog.getByRole('checkbox', { name: 'LOAN ESTIMATE 2.pdf' }));
  // The dialog, which has the focus, is called like its button.
  await keys.tabTo('Title');
  await keys.choose('Send documents to sign');
  await seen(page.getByText('Waiting for signatures'));

  const signer = await stage.newPerson();
  const own = new Keyboard(signer.page);
  await signer.goTo(await mailedTo(stage.url(), email, LINK));
  await seen(signer.page.getByRole('button', { name: 'Email me a PIN' }));
  await own.choose('Email me a PIN');
  await own.tabTo('PIN');
  await own.enter(await mailedTo(stage.url(), email, /Your PIN is (\d{6})/));
  await own.press('Enter');
  await seen(signer.page.getByRole('heading', { name: 'Electronic documents' }));
  await own.choose('Open the test document');
  const code = await testCode(signer.page);
  await own.choose('Back to the list');
  await own.tabTo('Code in the test document');
  await own.enter(code);
  await own.tabTo(/agree/);
  await own.enter(true);
  await own.choose('I agree');
  await seen(signer.page.getByRole('heading', { name: 'Read your documents' }));
  await own.choose(/Read LOAN ESTIMATE 2/);
  const confirm = signer.page.getByRole('button', { name: 'I have read this document' });
  await seen(signer.page.getByRole('region', { name: /Page 1 of/ }));
  await own.tabTo(/LOAN ESTIMATE 2/);
  await expect
    .poll(async () => {
      await signer.page.keyboard.press('End');
      return confirm.isEnabled();
    })
    .toBe(true);
  await own.choose('I have read this document');
  await own.choose('Continue to sign');
  await own.tabTo('Type your full name');
  await own.enter(borrower);
  await own.choose('Sign');
  await seen(signer.page.getByRole('heading', { name: 'You have signed' }));
  await signer.context.close();

  const loan = async () => (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  // Its receipt and its signature are written one after the other, in either order.
  const isWritten = async () => {
    const { sInitialLoanEstimateSignedD: signed, loanEstimates } = await loan();
    const last = (loanEstimates as { readonly delivery?: { readonly received: string | null } }[]).at(-1);
    return Boolean(signed && last?.delivery?.received);
  };
  await expect.poll(isWritten, { timeout: 30_000 }).toBe(true);
  await desk.goTo(`/loans/${loanNum}/edisclosure`);
  await seen(page.getByRole('region', { name: 'TRID clock' }));
  await keys.choose('Record intent to proceed');
  await seen(dialog);
  await keys.choose('Save');
  await seen(page.getByText('The intent to proceed was recorded.'));

  await desk.goTo(`/loans/${loanNum}/coc`);
  await seen(page.getByRole('button', { name: 'Request a change' }));
  await keys.choose('Request a change');
  await seen(dialog);
  await keys.tabTo(/What happened/);
  await keys.enter('The appraiser charges more for the rural property.');
  await keys.tabTo('Cover Appraisal Fee');
  await keys.enter(true);
  await keys.tabTo('New amount: Appraisal Fee');
  await keys.enter('725');
  await keys.choose('Send request');
  await seen(page.getByText('The request was saved.'));
  await keys.choose('Approve the change');
  await seen(page.getByText('The change was approved.'));

  await desk.goTo(`/loans/${loanNum}/edisclosure`);
  await seen(page.getByRole('region', { name: 'TRID clock' }));
  await keys.choose('Issue LE 3');
  await seen(dialog.getByText('Changes the tolerance baseline'));
  await keys.choose('Issue LE 3');
  await seen(page.getByText('LE 3 was issued.'));

  await desk.goTo(`/loans/${loanNum}/cd`);
  await seen(page.getByRole('button', { name: 'Issue Closing Disclosure' }));
  await keys.choose('Issue Closing Disclosure');
  await seen(dialog);
  await keys.tabTo('File number of the settlement agent');
  await keys.enter('26-1187');
  await keys.choose('Issue Closing Disclosure');
  await seen(page.getByText('Closing Disclosure 1 was issued.'));
  const { body: closings } = await client.call('GET', `/loan-proxy/${loanNum}/closing-disclosures`);
  expect(closings).toMatchObject({ next: { excess: '0.00' }, disclosures: [{ kind: 'initial' }] });
});
