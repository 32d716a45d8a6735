import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { pdfText } from '../../domain/documents/pdf';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { completePurchase } from '../support/loan-builder';
import { setStage } from '../support/person';
import { newLoan } from './application-steps';

const stage = setStage();

const pdf = (title: string) => Buffer.from(pdfText([{ title, lines: ['Borrower', 'Lender'] }]), 'latin1');

/** A name that needs two lines in the narrow panel. */
const PACKAGE = 'SIGNED SUBMISSION PACKAGE 2611000123.pdf';

/** Files a document of the loan, for the email to attach. */
async function fileDocument({ token }: ApiClient, loanNum: string): Promise<void> {
  const body = new FormData();
  body.append('folderName', '01 SUBMISSION PACKAGE');
  body.append('docType', '01 SUBMISSION PACKAGE');
  body.append('files', new Blob([new Uint8Array(pdf('Package'))], { type: 'application/pdf' }), PACKAGE);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${stage.url()}/api/lqb/edocs/${loanNum}/upload`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
}

const mailsTo = async (address: string, loanNum: string) => {
  const found = await fetch(`${stage.url()}/api/demo/mailbox?to=${encodeURIComponent(address)}`);
  const mails = (await found.json()) as { subject: string; text: string }[];
  return mails.filter(({ subject }) => subject.includes(loanNum));
};

/** What is wider than the part of the panel that shows it, which then scrolls sideways, or reaches into its margins. */
const tooWide = (panel: Locator) =>
  panel.evaluate((aside) => {
    const { left, right } = aside.getBoundingClientRect();
    const MARGIN = 12;
    const isOutside = (part: Element): boolean => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.left < left + MARGIN || box.right > right - MARGIN);
    };
    const parts = [...(aside.children[1]?.querySelectorAll('button, input:not([type="file"]), svg, bdi, label') ?? [])];
    return [
      ...[...aside.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      ...parts.filter(isOutside),
    ].map((part) => `${part.tagName}: ${part.textContent}`);
  });

it('sends an email from a template, previewed in its window, with documents, after a confirmation (EMAIL-02, EMAIL-03, EMAIL-07)', async () => {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const loanNum = await newLoan(client);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  await fileDocument(client, loanNum);
  const { page, context, openAs, expecting } = await stage.newPerson();
  await openAs('doc-drawer', `/loans/${loanNum}/email`);
  const panel = page.getByRole('complementary', { name: 'Send Email' });
  const width = async (): Promise<number | undefined> => (await panel.boundingBox())?.width;
  const height = 900;
  for (const [screen, wide] of [
    [390, 340],
    [1199, 340],
    [1200, 500],
  ] as const) {
    await page.setViewportSize({ width: screen, height });
    await expect.poll(width, { message: `On a screen of ${screen} px` }).toBe(wide);
    await panel.getByRole('group', { name: 'Formatting' }).waitFor();
    expect(await tooWide(panel), `On a screen of ${screen} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height });
  await panel.getByRole('combobox', { name: /From/ }).selectOption({ index: 1 });
  await panel.getByRole('combobox', { name: /Template/ }).selectOption('Getting ready to close');
  const subject = panel.getByRole('textbox', { name: /Subject/ });
  await expect.poll(() => subject.inputValue()).toBe('Closing loan [[loanNum]]');
  await panel.getByRole('button', { name: /Rafael Quillmore/ }).waitFor();
  await panel.getByRole('textbox', { name: 'CC' }).fill('settlement@example.com');

  await panel.getByRole('combobox', { name: 'Loan documents' }).click();
  await page.getByRole('option', { name: PACKAGE }).click();
  await panel.getByRole('list', { name: 'Attached documents' }).getByText(PACKAGE).waitFor();
  await page.keyboard.press('Escape');
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'wire.pdf', mimeType: 'application/pdf', buffer: pdf('Wire') });
  await panel.getByText('wire.pdf').waitFor();
  await page.setViewportSize({ width: 1199, height });
  await expect.poll(width).toBe(340);
  expect(await tooWide(panel)).toEqual([]);
  await page.setViewportSize({ width: 1440, height });

  const [viewer] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await viewer.getByRole('heading', { name: `Closing loan ${loanNum}` }).waitFor();
  await expect.poll(() => viewer.title()).toBe('Email Viewer');
  expect(await viewer.locator('mark').allTextContents()).toEqual(['[[estimatedClosing]]']);
  await viewer.close();

  expecting(409);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send without these values?' });
  await question.getByText('[[estimatedClosing]]').waitFor();
  expect(await mailsTo('settlement@example.com', loanNum)).toEqual([]);
  await question.getByRole('button', { name: 'Send email' }).click();
  await page.getByText('The email is on its way.').waitFor();
  await panel.waitFor({ state: 'detached' });

  // Its state arrives without a reload.
  const sent = page.getByRole('region', { name: 'Sent emails' });
  const email = sent.getByRole('button', { name: `Closing loan ${loanNum}` });
  await email.filter({ hasText: 'Sent' }).filter({ hasNotText: 'Sending' }).waitFor();
  await email.click();
  for (const name of [PACKAGE, 'wire.pdf']) await sent.getByRole('button', { name }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sent.getByRole('button', { name: PACKAGE }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(PACKAGE);
  const [mail, ...others] = await mailsTo('settlement@example.com', loanNum);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`Loan ${loanNum}`);
  expect(mail?.text).not.toContain('[[');
});

it('previews a template filled from a loan, and scrolls no further than to its end', async () => {
  const loanNum = await newLoan(await signInOverHttp(stage.url(), 'loan-officer'));
  const client = await signInOverHttp(stage.url(), 'administrator');
  const { body } = await client.call('GET', '/emet-data/email-templates');
  const templates = body as unknown as { id: string; code: string }[];
  const { page, openAs } = await stage.newPerson();
  await openAs('administrator', `/main/admin/email-template/${templates.find(({ code }) => code === 'SERVICING')?.id}`);
  await page.getByRole('textbox', { name: 'Loan number' }).fill(loanNum);
  await page.keyboard.press('Enter');
  await page.locator('mark').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});
