import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { startCopiedPortal } from '../support/copied-portal';
import { setStage } from '../support/person';

const stage = setStage(startCopiedPortal);

const broker = 'pml-loan-officer';

/** A loan that the broker sees. Someone else of their company asks, so that the broker has no session of their own yet. */
async function loanOfBroker(): Promise<string> {
  const client = await signInOverHttp(stage.url(), 'pml-supervisor-external');
  const { body } = await client.call('GET', '/lqb/loans?range=[0,0]');
  const [loan] = body as unknown as { sLNm: string }[];
  return loan?.sLNm ?? expect.fail('The broker sees no demo loan.');
}

const mailsTo = async (login: string) => {
  const found = await fetch(`${stage.url()}/api/demo/mailbox?to=${login}@example.com`);
  const mails = (await found.json()) as { subject: string; text: string }[];
  return mails.filter(({ subject }) => subject.includes('mentioned'));
};

it('carries a question and its answer without a reload, keeps internal messages, and emails a broker who is away', async () => {
  const loanNum = await loanOfBroker();
  const una = await stage.newPerson();
  await una.openAs('underwriter', `/loans/${loanNum}/dashboard`);
  const badge = una.page.getByRole('link', { name: 'Messages, 1 unread' });
  await una.page.getByRole('link', { name: 'Messages', exact: true }).waitFor();

  const bo = await stage.newPerson();
  await bo.openAs(broker, `/loans/${loanNum}/messages`);
  await bo.page.getByRole('textbox', { name: 'Message' }).fill('Is a gift letter enough?');
  expect(await bo.page.getByText('Who can read this message').count()).toBe(0);
  await bo.page.getByRole('button', { name: 'Send message' }).click();

  // The badge arrives without a reload, and goes when the message is seen.
  await badge.click();
  await una.page.getByText('Is a gift letter enough?').waitFor();
  await una.page.getByRole('link', { name: 'Messages', exact: true }).waitFor();

  // Nothing is sent until its readers are chosen.
  const text = una.page.getByRole('textbox', { name: 'Message' });
  await text.fill('Their income is short, check it.');
  await text.press('Control+Enter');
  await una.page.getByText('Choose who can read this message.').waitFor();
  await una.page.getByRole('radio', { name: 'Lender only' }).check();
  await una.page.getByRole('button', { name: 'Send to the lender only' }).click();
  await una.page.getByRole('listitem').filter({ hasText: 'Their income is short' }).waitFor();

  await una.page.getByRole('radio', { name: 'Everyone on the loan' }).check();
  await text.fill('Yes, with a bank statement.');
  await text.press('Control+Enter');
  await bo.page.getByText('Yes, with a bank statement.').waitFor();
  expect(await bo.page.getByText('Their income is short').count()).toBe(0);

  // The broker signs out, is mentioned by key, and gets one email without the text.
  await bo.page.getByRole('button', { name: 'Jocelyn Marlowe' }).click();
  await bo.page.getByRole('menuitem', { name: 'Logout' }).click();
  await bo.page.locator('#user-id').waitFor();
  await text.pressSequentially('Thanks @marl');
  await una.page.getByRole('option', { name: /Jocelyn Marlowe/ }).waitFor();
  await text.press('Enter');
  await text.pressSequentially('for the letter');
  await text.press('Control+Enter');
  await una.page.getByRole('listitem').filter({ hasText: 'Thanks @Jocelyn Marlowe for the letter' }).waitFor();
  await expect.poll(() => mailsTo(broker), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await mailsTo(broker);
  expect(mail?.subject).toBe(`You are mentioned on loan ${loanNum}`);
  expect(mail?.text).toContain(`/loans/${loanNum}/messages`);
  expect(mail?.text).not.toContain('gift');
});
