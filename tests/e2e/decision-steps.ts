import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { completePurchase, pdfFile } from '../support/loan-builder';
import type { Person } from '../support/person';
import { createByForm } from './create-steps';
import { applyReport, enterAgencyAccount, orderReport } from './credit-steps';
import { chooseFile, discloseByLender, patient, seen, stepCard } from './registration-steps';

/** Creates, prices, discloses and registers a loan as a broker; returns its number. */
export async function registerLoan({ page }: Person): Promise<string> {
  const loanNum = await createByForm(page, { first: 'Ruta', last: 'Lindqvist' });
  await stepCard(page, 'program').getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Select \d/ }).click();
  await discloseByLender(page);
  await stepCard(page, 'upload').getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/upload-condition');
  await chooseFile(page, 'package.pdf', pdfFile);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await seen(page.getByRole('row', { name: /package\.pdf/ }));
  await page.getByRole('link', { name: 'Back to Register My Loan' }).click();
  const request = stepCard(page, 'register').getByRole('button', { name: 'Request' });
  await expect.poll(() => request.isEnabled(), patient).toBe(true);
  await request.click();
  await page.getByRole('dialog', { name: 'Registration', exact: true }).getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(/\/loans\/[^/]+(\/dashboard)?$/);
  return loanNum;
}

/** Assigns the first offered person to a role of the loan. */
export async function assign(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign staff' });
  await dialog.getByRole('combobox', { name: /^Role/ }).selectOption({ label: role });
  await dialog.getByRole('combobox', { name: /^Person/ }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Assign staff' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Orders the credit report and uses it for the loan, whose liabilities are then the reported ones. */
export async function orderCredit(url: string, processor: Person, loanNum: string): Promise<void> {
  const { page } = processor;
  const client = await signInOverHttp(url, 'processor');
  const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  const { aBAddr, aBCity, aBState, aBZip } = completePurchase.applicants[0];
  // An agency needs the present address, which the short form does not ask for.
  const saved = await client.call('POST', `/lqb/loans/${loanNum}`, { version, aBAddr, aBCity, aBState, aBZip });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await processor.goTo(`/loans/${loanNum}/credit`);
  await enterAgencyAccount(page, 'processor');
  await orderReport(page, 'Ruta Lindqvist');
  await applyReport(page);
  const { liabilities } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body as unknown as {
    readonly liabilities: readonly { readonly holder: string }[];
  };
  expect(liabilities.length).toBeGreaterThan(0);
  await processor.goTo(`/loans/${loanNum}/app/liability`);
  for (const { holder } of liabilities) await seen(page.getByText(holder).first());
}

/** Adds conditions from templates of the lender, several at once. */
export async function addFromTemplates(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add condition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add conditions' });
  const templates = dialog.getByRole('combobox', { name: 'Templates' });
  for (const name of names) {
    await templates.fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  }
  await templates.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await seen(page.getByText(`${names.length} conditions added.`));
}

interface Decision {
  readonly reason?: string;
  readonly isManual?: boolean;
  readonly note?: string;
}

/** Moves the loan on its dashboard, and waits until it has the status. */
export async function moveTo(page: Page, status: string, decision: Decision = {}): Promise<void> {
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('radio', { name: status, exact: true }).check();
  if (decision.reason) await dialog.getByRole('checkbox', { name: decision.reason }).check();
  if (decision.isManual) await dialog.getByRole('checkbox', { name: 'Manual underwriting decision' }).check();
  if (decision.note) await dialog.getByLabel('Note').fill(decision.note);
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await dialog.waitFor({ state: 'detached' });
  await seen(page.getByText(`The loan is in the status ${status} now.`).last());
}

/** Checks that the user may move the loan, but not into that status. */
export async function isNotOffered(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await seen(dialog.getByRole('radio').first());
  expect(await dialog.getByRole('radio', { name: status, exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfFile });

/** Drops files on the upload page, checks the proposed conditions, and asks for their review. */
export async function answerByDrop(page: Page, files: readonly string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      for (const { name, text } of dropped) transfer.items.add(new File([text], name, { type: 'application/pdf' }));
      return transfer;
    },
    files.map((name) => ({ name, text: `%PDF-1.7\n% ${name}\n${pdf(name).buffer.toString('latin1').slice(9)}` })),
  );
  await page.locator('[data-over]').dispatchEvent('drop', { dataTransfer });
  await page.getByRole('button', { name: 'Match to conditions' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: /\.pdf/ });
  await expect.poll(() => rows.filter({ hasText: 'Suggested' }).count()).toBe(files.length);
  await page.getByRole('button', { name: 'Upload files' }).press('Enter');
  await seen(page.getByText(`${files.length} files uploaded.`));
}

/** The certificate of the status, as its button on the dashboard downloads it. */
export async function certificate(page: Page, label: string): Promise<string> {
  const button = page.getByRole('button', { name: label });
  await seen(button);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.suggestedFilename();
}
