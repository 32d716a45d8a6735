import { expect, it } from 'vitest';
import { findings } from '../support/axe';
import { setStage } from '../support/person';
import { LINK, loanOf, mailedTo, pdfWith, testCode } from '../support/signer';

const stage = setStage();
const phone = { width: 390, height: 844 };
const email = 'ruta.signs@example.com';

it('lets a borrower sign on a phone what staff send, and files the signed copy with its evidence', async () => {
  const loanNum = await loanOf(stage.url(), email);
  const staff = await stage.newPerson();
  await staff.openAs('administrator', `/loans/${loanNum}/documents`);
  await staff.page.getByRole('button', { name: 'Upload' }).click();
  const upload = staff.page.getByRole('dialog', { name: 'Upload documents' });
  await upload.locator('input[type="file"]').setInputFiles([
    {
      name: 'Loan Estimate.pdf',
      mimeType: 'application/pdf',
      buffer: pdfWith(['Loan Terms', 'Costs', 'Signatures']),
    },
  ]);
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await staff.page.getByRole('listitem').filter({ hasText: 'Loan Estimate.pdf' }).waitFor();
  await staff.page.getByRole('button', { name: 'Sign online' }).click();
  const panel = staff.page.getByRole('dialog', { name: 'Sign online' });
  await panel.getByRole('button', { name: 'Send documents to sign' }).click();
  const send = staff.page.getByRole('dialog', { name: 'Send documents to sign' });
  await send.getByRole('checkbox', { name: 'Loan Estimate.pdf' }).check();
  await send.getByRole('button', { name: 'Send documents to sign' }).click();
  await panel.getByText('Waiting for signatures').waitFor();

  const link = await mailedTo(stage.url(), email, LINK);
  const borrower = await stage.newPerson({ viewport: phone });
  const { page } = borrower;
  const faults: string[] = [];
  const check = async (): Promise<void> => void faults.push(...(await findings(page)));
  // A wrong PIN.
  borrower.expecting(401);
  await borrower.goTo(link);
  await page.getByRole('heading', { name: 'Prove that it’s you' }).waitFor();
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Email me a PIN' }).click();
  await page.getByText('We’ve emailed a PIN to r…@example.com').waitFor();
  await check();
  const pin = await mailedTo(stage.url(), email, /Your PIN is (\d{6})/);
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'wrong or has expired' }).waitFor();
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Electronic documents' }).waitFor();
  await check();
  await page.getByRole('button', { name: 'Open the test document' }).click();
  const code = await testCode(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('textbox', { name: 'Code in the test document' }).fill(code);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();

  await page.getByRole('heading', { name: 'Read your documents' }).waitFor();
  await page.getByRole('button', { name: 'Read Loan Estimate' }).click();
  const confirm = page.getByRole('button', { name: 'I have read this document' });
  await page.getByRole('region', { name: 'Page 1 of 3' }).waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  await check();
  await page.getByRole('region', { name: 'Page 3 of 3' }).evaluate((sheet) => sheet.scrollIntoView({ block: 'end' }));
  await confirm.click();
  const proceed = page.getByRole('button', { name: 'Continue to sign' });
  await expect.poll(() => proceed.isEnabled()).toBe(true);
  // Nothing that was saved is lost when the page is reloaded.
  await page.reload();
  await proceed.click();
  await page.getByRole('textbox', { name: 'Type your full name' }).fill('Ruta Lindquist');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText('This isn’t the name in the documents').waitFor();
  await check();
  await page.getByRole('textbox', { name: 'Type your full name' }).fill('Ruta Lindqvist');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('heading', { name: 'You have signed' }).waitFor();
  await check();
  expect(faults).toEqual([]);
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Loan Estimate' }).click(),
  ]);
  expect(copy.suggestedFilename()).toBe('Loan Estimate SIGNED.pdf');

  await staff.goTo(`/loans/${loanNum}/documents`);
  await staff.page.getByRole('button', { name: 'Sign online' }).click();
  await panel.getByText('Signed', { exact: true }).first().waitFor();
  await panel.getByRole('link', { name: 'Signed copy of Loan Estimate' }).click();
  const preview = staff.page.getByRole('region', { name: 'Pages of Loan Estimate SIGNED.pdf' });
  await preview.getByText('Loan Terms').waitFor();
  await preview.press('Control+f');
  await staff.page.getByRole('searchbox', { name: 'Search text' }).fill('Signing Evidence');
  await expect.poll(() => preview.getByText('Signing Evidence').count()).toBeGreaterThan(0);
});
