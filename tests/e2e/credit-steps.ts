import type { Page } from 'playwright-core';
import { patient, seen } from './registration-steps';

/** Enters the user's account with the first agency, from the order that needs it. */
export async function enterAgencyAccount(page: Page, user: string): Promise<void> {
  await page.getByRole('button', { name: 'Order credit report' }).first().click(patient);
  await page.getByRole('button', { name: 'Enter account' }).click(patient);
  const account = page.getByRole('dialog', { name: 'Account with Xactus' });
  await account.getByLabel('User ID').fill(user);
  await account.getByLabel('Password').fill('agency-secret');
  await account.getByRole('button', { name: 'Save account' }).click(patient);
  await seen(page.getByText(`Your account: ${user}`));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(patient);
}

/** Orders a new report of a borrower who authorized it. */
export async function orderReport(page: Page, borrower: string): Promise<void> {
  await page.getByRole('button', { name: 'Order credit report' }).first().click(patient);
  const dialog = page.getByRole('dialog', { name: 'Order credit report' });
  const authorized = dialog.getByLabel(`${borrower} authorized on`);
  await authorized.fill('11/01/2026');
  await authorized.blur();
  await dialog.getByRole('button', { name: 'Order credit report' }).click(patient);
}

/** Takes what the comparison with the loan offers. */
export async function applyReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Use for the loan/ }).click(patient);
  await seen(page.getByText('The loan now has what you chose from the report.'));
}
