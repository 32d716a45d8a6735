import { expect, it } from 'vitest';
import { demoConditionTemplates } from '../../config/demo/condition-templates';
import { setStage } from '../support/person';
import {
  addFromTemplates,
  answerByDrop,
  assign,
  certificate,
  isNotOffered,
  moveTo,
  orderCredit,
  registerLoan,
} from './decision-steps';
import { seen } from './registration-steps';

const stage = setStage();

/** Templates of the demo, in the order of the list: two prior to approval, two prior to documents. */
const chosen = ['Purchase contract', 'Tax returns', 'Gift letter', 'Paystubs'].map(
  (name) => demoConditionTemplates.find((one) => one.name === name) ?? expect.fail(`The demo has no template ${name}.`),
);
const [last] = chosen.slice(-1);

it('takes a loan from the broker’s registration to Clear To Close', async () => {
  const broker = await stage.newPerson();
  await broker.openAs('pml-loan-officer', '/');
  const loanNum = await registerLoan(broker);

  const processor = await stage.newPerson();
  await processor.openAs('processor', `/loans/${loanNum}/contacts`);
  await assign(processor.page, 'Underwriter');
  await processor.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(processor.page, 'Loan Submitted');
  await moveTo(processor.page, 'In Underwriting');
  await isNotOffered(processor.page, 'Approved');
  await orderCredit(stage.url(), processor, loanNum);

  const una = await stage.newPerson();
  await una.openAs('underwriter', `/loans/${loanNum}/conditions`);
  await addFromTemplates(
    una.page,
    chosen.map(({ name }) => name),
  );
  await una.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(una.page, 'Loan Suspended', { reason: 'Income documents missing', note: 'Call the employer' });
  expect(await certificate(una.page, 'Suspend Certification')).toBe(`02 SUSPENSE NOTIFICATION ${loanNum}.pdf`);

  await broker.goTo(`/loans/${loanNum}/dashboard`);
  await seen(broker.page.getByRole('button', { name: 'Suspend Certification' }));
  await seen(broker.page.getByText('Income documents missing').first());
  expect(await broker.page.getByText('Call the employer').count()).toBe(0);
  await broker.goTo(`/loans/${loanNum}/upload-condition`);
  await answerByDrop(broker.page, ['purchase contract.pdf', 'tax return.pdf', 'gift letter.pdf']);

  await una.goTo(`/loans/${loanNum}/conditions`);
  await seen(una.page.getByRole('tab', { name: 'To review (3)' }));
  await una.page.keyboard.press('j');
  for (const { description } of chosen.slice(0, 3)) {
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
  await una.goTo(`/loans/${loanNum}/conditions`);
  await una.page.getByRole('link', { name: last?.description ?? '' }).click();
  await una.page.getByRole('heading', { name: last?.description ?? '', exact: true }).waitFor();
  await una.page.keyboard.press('c');
  await seen(una.page.getByRole('tab', { name: 'Closed (4)' }));
  await una.goTo(`/loans/${loanNum}/dashboard`);
  await moveTo(una.page, 'Clear To Close');
  await seen(una.page.getByRole('button', { name: 'Approval Certification' }));
});
