import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { answerByDrop, assign, certificate, moveTo, registerLoan } from './decision-steps';
import { seen } from './registration-steps';

const stage = setStage();

const conditions = [
  { id: randomUUID(), cat: 'PTA', description: 'Paystubs covering 30 days', accepts: ['PAYSTUB'] },
  { id: randomUUID(), cat: 'PTA', description: 'Gift letter', accepts: ['GIFT LETTER'] },
  { id: randomUUID(), cat: 'PTA', description: 'Verification of rent', accepts: ['RENT HISTORY'] },
  { id: randomUUID(), cat: 'PTD', description: 'Flood zone determination', accepts: ['FLOOD CERTIFICATE'] },
];

it('takes a loan from the broker’s registration to Clear To Close', async () => {
  const broker = await stage.newPerson();
  await broker.signIn('pml-loan-officer');
  const loanNum = await registerLoan(broker);

  const processor = await stage.newPerson();
  await processor.signIn('processor');
  await processor.goTo(`/loans/${loanNum}/contacts`);
  await assign(processor.page, 'Underwriter');
  await processor.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(processor.page, 'Loan Submitted');
  await moveTo(processor.page, 'In Underwriting');
  expect(await processor.page.getByRole('radio', { name: 'Approved' }).count()).toBe(0);

  const una = await stage.newPerson();
  await una.signIn('underwriter');
  const underwriter = await signInOverHttp(stage.url(), 'underwriter');
  expect((await underwriter.call('POST', `/lqb/loans/${loanNum}/conditions`, { conditions })).status).toBe(201);
  await una.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(una.page, 'Loan Suspended', { reason: 'Income documents missing', note: 'Call the employer' });
  expect(await certificate(una.page, 'Suspend Certification')).toBe(`02 SUSPENSE NOTIFICATION ${loanNum}.pdf`);

  await broker.goTo(`/loans/${loanNum}/dashboard`);
  await seen(broker.page.getByRole('button', { name: 'Suspend Certification' }));
  await seen(broker.page.getByText('Income documents missing').first());
  expect(await broker.page.getByText('Call the employer').count()).toBe(0);
  await broker.goTo(`/loans/${loanNum}/upload-condition`);
  await answerByDrop(broker.page, ['paystub.pdf', 'gift letter.pdf', 'rent history.pdf']);

  await una.goTo(`/loans/${loanNum}/conditions?condition=${conditions[0]?.id}`);
  for (const { description } of conditions.slice(0, 3)) {
    await una.page.getByRole('heading', { name: description, exact: true }).waitFor();
    await una.page.keyboard.press('c');
  }
  await seen(una.page.getByRole('tab', { name: 'Closed (3)' }));
  await una.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(una.page, 'In Underwriting');
  await moveTo(una.page, 'Approved', { isManual: true, note: 'Strong reserves' });
  expect(await certificate(una.page, 'Approval Certification')).toBe(`01 APPROVAL CERTIFICATE ${loanNum}.pdf`);
  await una.goTo(`/loans/${loanNum}/documents`);
  const folder = una.page.getByRole('region', { name: '10 UNDERWRITING' });
  await folder.getByRole('listitem').filter({ hasText: '01 APPROVAL CERTIFICATE' }).getByRole('button').click();
  await seen(
    una.page
      .getByRole('region', { name: /^Pages of/ })
      .getByText('Approval Certificate')
      .first(),
  );

  await una.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(una.page, 'Condition Review');
  await moveTo(una.page, 'Final Underwriting');
  await una.page.getByRole('button', { name: 'Change status' }).click();
  const dialog = una.page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('radio', { name: 'Clear To Close' }).check();
  await seen(dialog.getByText('All PTD conditions closed (1 active)'));
  expect(await dialog.getByRole('button', { name: 'Change status' }).isEnabled()).toBe(false);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await una.goTo(`/loans/${loanNum}/conditions?condition=${conditions[3]?.id}`);
  await una.page.getByRole('heading', { name: 'Flood zone determination', exact: true }).waitFor();
  await una.page.keyboard.press('c');
  await seen(una.page.getByRole('tab', { name: 'Closed (4)' }));
  await una.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(una.page, 'Clear To Close');
  await seen(una.page.getByRole('button', { name: 'Approval Certification' }));
});
