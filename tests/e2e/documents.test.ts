import { expect, it } from 'vitest';
import { pdfText } from '../../domain/documents/pdf';
import { signInOverHttp } from '../support/api-client';
import { completePurchase } from '../support/loan-builder';
import { setStage } from '../support/person';

const stage = setStage();

const pdf = (name: string, titles: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfText(titles.map((title) => ({ title, lines: ['Borrower', 'Lender'] }))), 'latin1'),
});

async function newLoan(): Promise<string> {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  return loanNum;
}

it('uploads, previews, searches, splits, joins and downloads documents', async () => {
  const loanNum = await newLoan();
  const { page, openAs } = await stage.newPerson();
  await openAs('loan-officer', `/loans/${loanNum}/documents`);
  await page.getByRole('button', { name: 'Upload' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload documents' });
  await upload
    .locator('input[type="file"]')
    .setInputFiles([pdf('package.pdf', ['Paystub', 'Bank statement', 'Escrow letter']), pdf('other.pdf', ['Note'])]);
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('2 documents uploaded.').waitFor();

  const list = page.getByRole('region', { name: '99 UNSORTED' });
  await list.getByRole('listitem').filter({ hasText: 'package.pdf' }).getByRole('button').click();
  const pages = page.getByRole('region', { name: 'Pages of package.pdf' });
  await pages.getByText('Paystub').waitFor();
  await pages.press('Control+f');
  await page.getByRole('searchbox', { name: 'Search text' }).fill('escrow');
  await page.getByText('1 of 1').waitFor();
  // The frame of the pages scrolls to the last page, and the rest of the page stays.
  await expect.poll(() => pages.evaluate((frame) => frame.scrollTop)).toBeGreaterThan(500);
  await expect.poll(() => pages.getByText('Escrow letter').count()).toBe(1);
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);

  await page.getByRole('button', { name: 'Split' }).click();
  const split = page.getByRole('dialog', { name: 'Split package.pdf' });
  await split.getByRole('button', { name: 'Cut after page 1' }).click();
  // In a low window, the pages to cut between keep their height and the dialog scrolls.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 480 });
  const cut = split.getByRole('button', { name: 'Cut after page 2' });
  await expect.poll(async () => (await cut.locator('..').boundingBox())?.height).toBeGreaterThan(100);
  if (size) await page.setViewportSize(size);
  await split.getByRole('button', { name: 'Split into 2 documents' }).click();
  await page.getByText('Split into 2 documents.').waitFor();
  const boxes = list.getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(3);

  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Join' }).click();
  const join = page.getByRole('dialog', { name: 'Join 2 documents' });
  await join.getByRole('textbox', { name: 'File name' }).fill('Income');
  await join.getByRole('button', { name: 'Join' }).click();
  await page.getByText('2 documents joined.').waitFor();
  await list.getByText('Income.pdf').waitFor();
  await expect.poll(() => boxes.count()).toBe(2);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${loanNum} documents.zip`);
});
