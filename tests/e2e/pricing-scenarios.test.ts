import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage } from '../support/person';

const stage = setStage();

const price = (page: Page) => page.getByRole('region', { name: 'Price explanation' }).locator('bdi[dir="ltr"]').first();

/** Chooses an action of the menu at the head of the page. */
async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

it('a scenario is priced, saved, shared, compared and made a loan, whose rate is chosen on its Loan Summary', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  await person.openAs('loan-officer', '/');
  await page.getByRole('link', { name: 'Price My Loan', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Price My Loan' }).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  const fill = (name: string | RegExp, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Purchase price', '800000');
  await fill('Loan amount', '600000');
  await fill('FICO', '742');
  await fill('ZIP code', '91101');
  await price(page).waitFor();
  const before = await price(page).textContent();

  // Live prices: the next ones follow the change by themselves.
  await page.getByLabel('Occupancy', { exact: true }).selectOption('2');
  await page.waitForFunction(
    (old) => document.querySelector('[aria-label="Price explanation"] bdi[dir="ltr"]')?.textContent !== old,
    before,
  );
  await page.getByLabel('Occupancy', { exact: true }).selectOption('0');
  await page.waitForFunction(
    (old) => document.querySelector('[aria-label="Price explanation"] bdi[dir="ltr"]')?.textContent === old,
    before,
  );

  const save = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Save scenario' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('checkbox', { name: 'Share with colleagues' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Saved scenario: ${name}`).waitFor();
  };
  await save('Starter home');
  const link = page.url();
  expect(link).toMatch(/\/main\/pricing\?scenario=[0-9a-f-]{36}$/);

  const colleague = await stage.newPerson();
  await colleague.openAs('processor', new URL(link).pathname + new URL(link).search);
  await colleague.page.getByText(/^Scenario shared by Rafael Quillmore: Starter home/).waitFor();
  const shown = () => colleague.page.getByRole('textbox', { name: 'Loan amount' }).inputValue();
  await expect.poll(shown).toBe('600,000.00');
  await colleague.page.getByRole('button', { name: 'More actions' }).click();
  await colleague.page.getByRole('menuitem').first().waitFor();
  expect(await colleague.page.getByRole('menuitem', { name: 'Create loan' }).count()).toBe(0);
  await colleague.page.keyboard.press('Escape');
  await colleague.page.getByRole('menu').waitFor({ state: 'detached' });
  // The colleague keeps a copy of another amount, and shares it.
  await colleague.page.getByRole('textbox', { name: 'Loan amount' }).fill('640000');
  await colleague.page.getByRole('button', { name: 'Save scenario' }).click();
  const copy = colleague.page.getByRole('dialog');
  await copy.getByLabel('Name').fill('Less down');
  await copy.getByRole('checkbox', { name: 'Share with colleagues' }).check();
  await copy.getByRole('button', { name: 'Save' }).click();
  await colleague.page.getByText('Saved scenario: Less down').waitFor();

  await person.goTo('/main/pricing');
  await more(page, 'Saved scenarios');
  await page.getByRole('checkbox', { name: 'Compare “Starter home”' }).check();
  await page.getByRole('checkbox', { name: 'Compare “Less down”' }).check();
  await page.getByRole('button', { name: 'Compare scenarios' }).click();
  await page.getByRole('cell', { name: '$640,000.00' }).waitFor();
  await page.getByRole('button', { name: 'Starter home' }).click();
  await page.getByText('Saved scenario: Starter home').waitFor();

  await price(page).waitFor();
  await more(page, 'Create loan');
  await page.waitForURL('**/register-my-loan');
  const loanNum = /loans\/(\d+)\//.exec(page.url())?.[1] ?? '';
  await person.goTo(`/loans/${loanNum}/product-pricing`);
  await page.getByRole('heading', { level: 1, name: 'Loan Summary' }).waitFor();
  // The prices are saved twice, compared, and the first version is opened again.
  const version = async (number: number): Promise<void> => {
    await more(page, 'Save pricing');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Impound note' }).fill(`Note ${number}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pricing saved.').waitFor();
    await page.getByText('Pricing saved.').waitFor({ state: 'hidden' });
  };
  await version(1);
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('560000');
  await version(2);
  await more(page, 'Pricing history');
  await page.getByRole('checkbox', { name: 'Compare “Version 1”' }).check();
  await page.getByRole('checkbox', { name: 'Compare “Version 2”' }).check();
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await page.getByRole('cell', { name: '$560,000.00' }).waitFor();
  await page.getByRole('button', { name: 'Back to history' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Version 1' }).getByRole('button', { name: 'Reopen' }).click();
  const amount = page.getByRole('textbox', { name: 'Loan amount' });
  await expect.poll(() => amount.inputValue()).toBe('600,000.00');
  await more(page, 'Rate quote');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download quote' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`RATE QUOTE ${loanNum}.pdf`);

  await page.getByRole('button', { name: 'Analyze rates' }).click();
  const analysis = page.getByRole('dialog', { name: 'Rate analysis' });
  await analysis.getByLabel('Target', { exact: true }).selectOption('rate');
  await analysis.getByRole('textbox', { name: 'Value' }).fill('6.500');
  await analysis.getByRole('rowheader', { name: '2-1', exact: true }).waitFor();
  await analysis.getByRole('button', { name: 'Conforming 30 Yr Fixed' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: /^Select \d\.\d{3}% at/ }).click();
  await page.getByText(/^Conforming 30 Yr Fixed selected at/).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/loans/${loanNum}/product-pricing`);
}, 60_000);
