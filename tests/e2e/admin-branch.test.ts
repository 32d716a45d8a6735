import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { setStage } from '../support/person';

const stage = setStage();

it('lets an administrator create, edit, filter and export branches, read the history, but not delete a branch in use', async () => {
  const person = await stage.newPerson();
  const { page } = person;
  await person.openAs('administrator', '/main/admin/branch');
  await page.getByRole('link', { name: 'New branch' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Truckee');
  await page.getByRole('textbox', { name: 'Phone' }).fill('530 555 0100');
  await page.getByRole('combobox', { name: 'State' }).fill('Nev');
  await page.getByRole('option', { name: 'Nevada' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Truckee', level: 1 }).waitFor();
  await page.waitForURL(/\/main\/admin\/branch\/[\da-f-]{36}$/);

  await page.getByRole('textbox', { name: 'Manager' }).fill('Ann Lee');
  await page.getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Ann Lee').waitFor();
  await expect.poll(() => history.getByRole('listitem').count(), { timeout: 30_000 }).toBe(2);
  await expect.poll(() => history.getByText('(530) 555-0100').count()).toBe(1);

  await page.getByRole('button', { name: 'Add fee' }).click();
  await page.getByRole('textbox', { name: 'Fee', exact: true }).fill('Courier');
  await page.getByRole('textbox', { name: 'Amount' }).fill('35');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: '$35.00' }).waitFor();

  await person.goTo('/main/admin/branch?filter={"state":["NV"]}');
  await page.getByRole('button', { name: 'State: Nevada' }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count(), { timeout: 30_000 }).toBe(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  const csv = await readFile(file, 'utf8');
  expect(csv).toContain('Truckee');
  expect(csv).not.toContain('Pasadena');

  await person.goTo('/main/admin/branch');
  await page.getByRole('link', { name: 'Pasadena' }).click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pasadena can’t be deleted' });
  await dialog
    .getByText(/\d+ users/)
    .first()
    .waitFor();
});
