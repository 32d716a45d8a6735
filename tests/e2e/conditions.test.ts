import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { pdfFile } from '../support/loan-builder';
import { setStage } from '../support/person';

const stage = setStage();

/** A demo loan in underwriting without further conditions than the ones that the test adds. */
async function loanInUnderwriting(): Promise<string> {
  const client = await signInOverHttp(stage.url(), 'administrator');
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: ['13'] }));
  const { body } = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,0]`);
  const [loan] = body as unknown as { sLNm: string }[];
  return loan?.sLNm ?? expect.fail('No demo loan is in underwriting.');
}

it('lets an underwriter add a condition, a processor answer it, and the underwriter clear it', async () => {
  const loanNum = await loanInUnderwriting();
  const una = await stage.newPerson();
  await una.openAs('underwriter', `/loans/${loanNum}/conditions`);
  await una.page.getByRole('button', { name: 'Add condition' }).click();
  const dialog = una.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Condition' }).fill('Paystubs covering 30 days');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await una.page.getByRole('link', { name: /Paystubs covering 30 days/ }).waitFor();

  const pia = await stage.newPerson();
  await pia.openAs('processor', `/loans/${loanNum}/conditions`);
  await pia.page.getByRole('link', { name: /Paystubs covering 30 days/ }).click();
  await pia.page.getByRole('button', { name: 'Submit for review' }).waitFor();
  expect(await pia.page.getByRole('button', { name: /^Clear/ }).count()).toBe(0);
  await pia.page.keyboard.press('s');
  await pia.page.getByLabel('Note (optional)').fill('Both jobs');
  await pia.page.keyboard.press('Control+Enter');

  // It arrives without a reload.
  const row = una.page.getByRole('link', { name: /Paystubs covering 30 days.*Submitted for review/ });
  // By key: a message of the live page may move the row below a pointer.
  await row.press('Enter');
  await una.page.getByText('Both jobs').waitFor();
  await una.page.keyboard.press('c');
  await una.page.getByText(/^PTD \d+ cleared\.$/).waitFor();
  await una.page.getByRole('link', { name: /Paystubs covering 30 days.*Cleared/ }).waitFor();
});

it('clears twenty conditions without the mouse, and takes one back', async () => {
  const loanNum = await loanInUnderwriting();
  const client = await signInOverHttp(stage.url(), 'underwriter');
  const conditions = Array.from({ length: 20 }, (_, index) => ({
    ...{ id: randomUUID(), cat: 'PTF', description: `Closing item ${index + 1}`, accepts: [] },
  }));
  expect((await client.call('POST', `/lqb/loans/${loanNum}/conditions`, { conditions })).status).toBe(201);
  const { page, openAs } = await stage.newPerson();
  await openAs('underwriter', `/loans/${loanNum}/conditions?condition=${conditions[0]?.id}`);
  const states = () => page.getByRole('link', { name: /Closing item \d+/ }).allTextContents();
  for (let done = 1; done <= 20; done += 1) {
    await page.getByRole('heading', { name: `Closing item ${done}`, exact: true }).waitFor();
    await page.keyboard.press('c');
  }
  await expect.poll(async () => (await states()).filter((text) => text.includes('Cleared')).length).toBe(20);
  await page.keyboard.press('u');
  await expect.poll(async () => (await states()).filter((text) => text.includes('Cleared')).length).toBe(19);
  await page.keyboard.press('w');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not needed');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Waived · ').first().waitFor();
});

it('files three dropped documents for three conditions after the broker’s check, and clears none', async () => {
  const loanNum = await loanInUnderwriting();
  const client = await signInOverHttp(stage.url(), 'underwriter');
  const conditions = [
    { id: randomUUID(), cat: 'PTD', description: 'Flood zone determination', accepts: ['FLOOD CERTIFICATE'] },
    { id: randomUUID(), cat: 'PTD', description: 'Gift letter', accepts: ['GIFT LETTER'] },
    { id: randomUUID(), cat: 'QC', description: 'Verification of rent', accepts: ['RENT HISTORY'] },
  ];
  await client.call('POST', `/lqb/loans/${loanNum}/conditions`, { conditions });
  const { page, openAs } = await stage.newPerson();
  await openAs('processor', `/loans/${loanNum}/upload-condition`);
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n% ${name}\n%%EOF\n`),
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles([pdf('flood cert.pdf'), pdf('GiftLetter.pdf'), pdf('scan1.pdf')]);
  await page.getByRole('button', { name: 'Match to conditions' }).click();
  await page.getByText('Suggested by document type').first().waitFor();
  const upload = page.getByRole('button', { name: 'Upload files' });
  expect(await upload.isDisabled()).toBe(true);
  await page.getByLabel('Conditions for scan1.pdf').click();
  await page.getByRole('option', { name: /Verification of rent/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  // On a phone, the inputs stay within the page.
  const row = page.getByRole('listitem').filter({ hasText: 'flood cert.pdf' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => row.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  // By key: a message of the live page may move the button below a pointer.
  await upload.press('Enter');
  await page.getByText('3 files uploaded.').waitFor();
  const { body } = await client.call('GET', `/lqb/loans/${loanNum}/conditions`);
  const stored = body as unknown as { id: string; state: string; documents: { name: string }[] }[];
  const answered = conditions.map(({ id }) => stored.find((one) => one.id === id));
  expect(answered.map((one) => [one?.state, one?.documents[0]?.name])).toEqual([
    ['submitted', 'flood cert.pdf'],
    ['submitted', 'GiftLetter.pdf'],
    ['submitted', 'scan1.pdf'],
  ]);
});

it('attaches a document of the loan by keyboard, and detaches it again', async () => {
  const loanNum = await loanInUnderwriting();
  const client = await signInOverHttp(stage.url(), 'underwriter');
  const name = 'recorded instrument.pdf';
  const condition = { id: randomUUID(), cat: 'PTI', description: 'Recorded instrument', accepts: ['RECORDED'] };
  const form = new FormData();
  form.set('folderName', '12 POST CLOSING');
  form.set('docType', 'RECORDED');
  form.set('files', new File([pdfFile], name, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${client.token}` };
  const filed = await fetch(`${stage.url()}/api/lqb/edocs/${loanNum}`, { method: 'POST', headers, body: form });
  expect(filed.status).toBe(201);
  await client.call('POST', `/lqb/loans/${loanNum}/conditions`, { conditions: [condition] });
  const { page, openAs } = await stage.newPerson();
  await openAs('processor', `/loans/${loanNum}/conditions?condition=${condition.id}`);
  await page.getByRole('heading', { name: condition.description, exact: true }).waitFor();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: /^Attach documents to PTI/ });
  // Its type is accepted, so it is the first.
  await dialog.getByRole('checkbox', { name }).waitFor();
  const hasFocus = (one: Locator) => one.evaluate((it) => it === it.ownerDocument.activeElement);
  await expect.poll(() => hasFocus(dialog.getByRole('searchbox'))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Attach' }).press('Enter');
  await page.getByText('Document attached.').waitFor();
  await page.getByRole('button', { name: `Detach ${name}` }).press('Enter');
  await page.getByText(`${name} detached. It stays in the loan’s documents.`).waitFor();
  await expect.poll(() => hasFocus(page.getByRole('button', { name: /^Attach documents/ }))).toBe(true);
  await page.getByRole('tab', { name: 'History (3)' }).click();
  await page.getByText('Document detached').waitFor();
});
