import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdfFile } from '../support/loan-builder';

/** Titles of the four steps of Register My Loan (portal-shell.md section 2.7). */
export const steps = {
  program: 'Selected Program',
  disclosure: 'Request eDisclosure',
  upload: 'Upload Submission File(s)',
  register: 'Register My Loan',
} as const;

type StepName = keyof typeof steps;

export const stepCard = (page: Page, name: StepName): Locator => page.getByRole('region', { name: steps[name] });

export const seen = (locator: Locator): Promise<void> => locator.waitFor();

/** Time limit for a click on a busy machine. */
export const patient = { timeout: 30_000 };

/** Whether the text is displayed in red, in any theme. */
function isRed(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    return red > 1.4 * green && red > 1.4 * blue;
  });
}

/** Checks the exact text of a step, and whether it is red. */
export async function stepSays(page: Page, name: StepName, text: string | RegExp, red: boolean): Promise<void> {
  const line = stepCard(page, name).getByText(text, { exact: true });
  await seen(line);
  await expect.poll(() => isRed(line), { ...patient, message: `${steps[name]} in red` }).toBe(red);
}

const checklist = /\/loans\/[^/]+\/register-my-loan$/;

/** Checks that every saved step survives a reload. */
export async function reloadChecklist(page: Page): Promise<void> {
  await page.waitForURL(checklist);
  await page.reload();
  await seen(page.getByRole('heading', { name: 'Register My Loan', level: 1 }));
}

/** Changes the scenario's credit score and waits for its prices; returns the offer that can be selected. */
async function priceWithScore(page: Page, score: string): Promise<string | null> {
  const select = page.getByRole('button', { name: /^Select \d/ });
  const input = page.getByRole('form', { name: 'Scenario' }).getByLabel('FICO');
  const priced = page.waitForResponse(
    (response) => response.url().includes('/pricing-simple') && (response.request().postData() ?? '').includes(score),
  );
  await input.fill(score);
  await input.blur();
  await priced;
  await seen(select);
  await expect.poll(() => select.isEnabled(), patient).toBe(true);
  return select.textContent();
}

/** Prices the loan, changes the scenario, sees new prices, and selects a rate other than the best. Returns the program. */
export async function selectProgram(page: Page, lacksScore: boolean): Promise<string> {
  await stepCard(page, 'program').getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/register-my-loan/select-program');
  const select = page.getByRole('button', { name: /^Select \d/ });
  // Waits before and after the reload, because input while the scenario loads would be taken for the loan's own values.
  const ready = lacksScore ? page.getByText('Pricing needs one more value.', { exact: false }) : select;
  await seen(ready);
  await page.reload();
  await seen(ready);
  const good = await priceWithScore(page, '790');
  await priceWithScore(page, '662');
  await expect.poll(() => select.textContent(), patient).not.toBe(good);
  await seen(page.getByText('Saved to the loan with this selection'));

  const grid = page.getByRole('grid');
  const program = /^Rates for (.+)$/.exec((await grid.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const row = grid.locator('tbody tr:not([aria-selected="true"])').last();
  const rate = (await row.getByRole('rowheader').textContent()) ?? '';
  await row.getByRole('button').first().click();
  await expect.poll(() => select.textContent(), patient).toContain(`Select ${rate} at`);
  await expect.poll(() => select.isEnabled(), patient).toBe(true);
  await select.click();

  await reloadChecklist(page);
  await stepSays(page, 'program', program, false);
  await seen(stepCard(page, 'program').getByRole('link', { name: 'Change' }));
  return program;
}

async function toPreparer(page: Page, name: 'Lender-Prepare' | 'Self-Prepare'): Promise<void> {
  await stepCard(page, 'disclosure').getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/register-my-loan/edisclosure');
  await page.reload();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.waitForURL(`**/edisclosure/${name.toLowerCase()}`);
  await seen(page.getByRole('heading', { name, level: 1 }));
}

/** Asks the lender to prepare the disclosures. */
export async function discloseByLender(page: Page): Promise<void> {
  await toPreparer(page, 'Lender-Prepare');
  const complete = page.getByText('Nothing is missing.');
  const form = page.getByRole('form', { name: 'Enter missing items' });
  await seen(complete.or(form));
  // The short form of a new loan does not ask for the borrower's home.
  if (await form.isVisible()) {
    await form.getByLabel('Current address').fill('8 Juniper Court');
    await form.getByLabel('City').fill('Glendale');
    await form.getByLabel(/^State\b/).fill('CA');
    await form.getByLabel('ZIP').fill('91203');
    await form.getByRole('button', { name: 'Save' }).click();
  }
  await seen(complete);
  await page.getByRole('button', { name: 'Request eDisclosure' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request eDisclosure' }).click();
  await reloadChecklist(page);
  await stepSays(
    page,
    'disclosure',
    /^The eDisclosure has been requested on \d\d\/\d\d\/\d{4} \(Lender-Prepare\)$/,
    false,
  );
}

/** Uploads the signed package. */
export async function discloseBySelf(page: Page): Promise<void> {
  await toPreparer(page, 'Self-Prepare');
  await chooseFile(page, 'signed.pdf', pdfFile);
  await page.getByRole('button', { name: 'Upload' }).click();
  await reloadChecklist(page);
  await stepSays(page, 'disclosure', 'The signed initial disclosures have been uploaded.', false);
}

/** Answers the confirmation with No, then Yes, which cancels the request. */
export async function cancelDisclosure(page: Page): Promise<void> {
  const cancel = stepCard(page, 'disclosure').getByRole('button', { name: 'Cancel' });
  const dialog = page.getByRole('dialog', { name: 'Cancellation Confirmation' });
  await cancel.click();
  await seen(dialog.getByText('Are you sure cancel the eDisclosure request?', { exact: true }));
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await cancel.click();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await reloadChecklist(page);
  await stepSays(page, 'disclosure', 'The eDisclosure has not been requested.', true);
  await cancel.waitFor({ state: 'detached' });
}

export const chooseFile = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Tries a text file and an invalid PDF, then uploads a submission file. */
export async function uploadSubmission(page: Page): Promise<void> {
  await stepCard(page, 'upload').getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/register-my-loan/upload-condition');
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await seen(page.getByText('No file is selected.', { exact: true }));
  await chooseFile(page, 'notes.txt', Buffer.from('notes'));
  await seen(page.getByText('notes.txt isn’t an allowed file type.'));

  await chooseFile(page, 'renamed.pdf', Buffer.from('not a PDF at all'));
  await upload.click();
  const refused = page.getByRole('alertdialog');
  await seen(refused.getByText('renamed.pdf: not a complete PDF.', { exact: false }));
  await refused.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Remove renamed.pdf' }).click();

  await chooseFile(page, 'package.pdf', pdfFile);
  await upload.click();
  const row = page.getByRole('table', { name: 'Submission files' }).getByRole('row', { name: /package\.pdf/ });
  await seen(row);
  await page.reload();
  await seen(row);
  expect(await page.getByRole('row', { name: /renamed/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to Register My Loan' }).click();
  await reloadChecklist(page);
  await stepSays(page, 'upload', 'You have uploaded 1 files.', false);
}
