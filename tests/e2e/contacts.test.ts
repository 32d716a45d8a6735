import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { setStage } from '../support/person';
import { newLoan } from './application-steps';
import { Keyboard } from './keyboard';

const stage = setStage();

it('assigns, adds, replaces, copies and removes the people of a loan, all by keyboard', async () => {
  const client = await signInOverHttp(stage.url(), 'loan-officer');
  const loanNum = await newLoan(client);
  const { page, openAs } = await stage.newPerson();
  await openAs('loan-officer', `/loans/${loanNum}/contacts`);
  const keys = new Keyboard(page);
  const staff = page.getByRole('region', { name: 'Assigned staff' });
  const contacts = page.getByRole('region', { name: 'Contacts', exact: true });
  const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  /** Opens the menu of a person and types the start of an entry. */
  const act = async (name: string, action: string): Promise<void> => {
    await keys.choose(`Actions for ${name}`);
    await page.getByRole('menu').waitFor();
    await page.keyboard.type(action.slice(0, 3));
    await keys.arrivesAt(action);
    await keys.press('Enter');
    await page.getByRole('dialog').waitFor();
  };
  await staff.getByText('Rafael Quillmore').waitFor();

  await keys.choose('Assign staff');
  await page.getByRole('combobox', { name: /Role/ }).waitFor();
  await keys.fill([
    [/^Role/, 'Processor'],
    [/^Person/, 'Yara'],
  ]);
  await keys.choose('Assign staff');
  await said('Assigned Yara Lindenmayer.');
  await staff.getByText('Yara Lindenmayer').waitFor();
  await closed();

  await act('Yara Lindenmayer', 'Unassign');
  await keys.arrivesAt('Unassign');
  await keys.press('Enter');
  await said('Unassigned Yara Lindenmayer.');
  await staff.getByText('Yara Lindenmayer').waitFor({ state: 'detached' });

  await keys.choose('Add from contact book');
  await keys.choose('Choose: Noel Brandt');
  await keys.arrivesIn('Role');
  await keys.choose('Save');
  await contacts.getByText('Noel Brandt').waitFor();
  await closed();

  await act('Noel Brandt', 'Replace from contact book');
  await keys.choose('Choose: Ida Holm');
  await said('Replaced with Ida Holm.');
  await contacts.getByText('Noel Brandt').waitFor({ state: 'detached' });
  await closed();

  await act('Ida Holm', 'Copy to another role');
  await keys.fill([[/^Role/, 'Title Underwriter']]);
  await keys.choose('Save');
  await contacts.getByText('Title Underwriter').waitFor();
  await closed();

  await act('Ida Holm', 'Remove');
  await keys.arrivesAt('Remove');
  await keys.press('Enter');
  await said('Removed Ida Holm.');
  await expect.poll(() => contacts.getByText('Ida Holm').count()).toBe(1);
  const { body } = await client.call('GET', `/lqb/loans/${loanNum}/agents`);
  expect(body).toMatchObject([{ AgentName: 'Ida Holm', AgentRoleT: '39', CompanyName: 'Cairn Title' }]);
});
