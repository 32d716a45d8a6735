import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '../support/person';
import { createByFile, createByForm } from './create-steps';
import {
  cancelDisclosure,
  discloseByLender,
  discloseBySelf,
  patient,
  reloadChecklist,
  seen,
  selectProgram,
  stepCard,
  stepSays,
  uploadSubmission,
} from './registration-steps';

/** The differences between the journeys. */
export interface Journey {
  readonly login: string;
  readonly create: 'form' | 'file';
  readonly discloses: 'lender' | 'self';
  /** Name of the first borrower, and the expected figures of the loan. */
  readonly borrower: { readonly first: string; readonly last: string };
  readonly figures: readonly string[];
}

async function checklistIsEmpty(page: Page, journey: Journey): Promise<void> {
  await seen(page.getByText(`${journey.borrower.first} ${journey.borrower.last}`).first());
  await stepSays(page, 'program', 'No program has been selected', true);
  await stepSays(page, 'disclosure', 'The eDisclosure has not been requested.', true);
  await stepSays(page, 'upload', 'You have uploaded 0 files.', true);
  await stepSays(page, 'register', 'Click the Request button to submit all uploaded files to our set up team.', false);
  expect(await stepCard(page, 'register').getByRole('button', { name: 'Request' }).isDisabled()).toBe(true);
}

/** Two tabs press Request at the same time: one registers the loan, the other shows why it could not. */
async function requestTwiceAtOnce(person: Person, loanNum: string): Promise<void> {
  person.expecting(409);
  const other = await person.newTab(`/loans/${loanNum}/register-my-loan`);
  const pages = [person.page, other];
  const buttons = pages.map((page) => stepCard(page, 'register').getByRole('button', { name: 'Request' }));
  for (const button of buttons) await expect.poll(() => button.isEnabled(), patient).toBe(true);
  await Promise.all(buttons.map((button) => button.click()));
  const outcome = async (page: Page) => {
    const success = page.getByRole('dialog', { name: 'Registration', exact: true });
    await seen(success.or(page.getByRole('alertdialog')));
    return (await success.count()) > 0;
  };
  const outcomes = await Promise.all(pages.map(outcome));
  expect([...outcomes].sort()).toEqual([false, true]);
  const [won, lost] = outcomes[0] ? [person.page, other] : [other, person.page];

  const error = lost.getByRole('alertdialog');
  await seen(error.getByText(/registered/));
  await error.getByRole('button', { name: 'OK' }).click();
  await lost.waitForURL(`**/loans/${loanNum}/dashboard`);

  const success = won.getByRole('dialog', { name: 'Registration', exact: true });
  await seen(success.getByText('Your loan has been registered successfully.', { exact: true }));
  await won.mouse.click(4, 4);
  await won.keyboard.press('Escape');
  await won.waitForTimeout(400);
  expect(await success.isVisible()).toBe(true);
  await success.getByRole('button', { name: 'OK' }).click();
  await won.waitForURL(new RegExp(`/loans/${loanNum}(/dashboard)?$`));
  await other.close();
}

async function isInPipeline(person: Person, journey: Journey, loanNum: string): Promise<void> {
  const { page } = person;
  await person.goTo('/main/pipelines');
  await page.getByRole('searchbox', { name: 'Loan number or borrower' }).fill(journey.borrower.last.toLowerCase());
  const row = page.getByRole('row', { name: new RegExp(loanNum) });
  await seen(row.getByText('Registered'));
  await page.reload();
  await row.getByRole('link').click();
  await page.waitForURL(`**/loans/${loanNum}/dashboard`);
}

async function dashboardAndPanelShow(page: Page, journey: Journey, program: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Loan summary' });
  await seen(panel.getByText(program));
  await seen(panel.getByText(`${journey.borrower.first} ${journey.borrower.last}`));
  await seen(panel.getByText('662', { exact: true }));
  const dashboard = page.getByRole('main');
  await seen(dashboard.getByText(program).first());
  for (const figure of journey.figures) {
    await seen(dashboard.getByText(figure).first());
    await seen(panel.getByText(figure).first());
  }
}

/** From sign-in to the registered loan, as a user does it, with a reload after every step. */
export async function walk(person: Person, journey: Journey): Promise<void> {
  const { page } = person;
  // The renamed text file.
  person.expecting(415);
  if (journey.create === 'file') person.expecting(422);
  await person.signIn(journey.login);
  await page.waitForURL('**/main/resources');
  const loanNum = await (journey.create === 'form' ? createByForm(page, journey.borrower) : createByFile(page));
  await checklistIsEmpty(page, journey);
  await reloadChecklist(page);
  await checklistIsEmpty(page, journey);
  const program = await selectProgram(page, journey.create === 'file');
  const disclose = journey.discloses === 'lender' ? discloseByLender : discloseBySelf;
  await disclose(page);
  await cancelDisclosure(page);
  await disclose(page);
  await uploadSubmission(page);
  await requestTwiceAtOnce(person, loanNum);
  await isInPipeline(person, journey, loanNum);
  await dashboardAndPanelShow(page, journey, program);
}
