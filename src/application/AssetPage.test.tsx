import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { AssetPage } from './AssetPage';
import { openPage, serveLoan } from './edit/section.test-support';

const loan: LoanDocument = {
  ...emptyDocument(),
  sLNm: '7',
  sStatusT: '0',
  version: 4,
  sPurchCreditRentAmt: '10.00',
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
  assets: [
    { id: 'a1', owners: ['0B'], type: '3', holder: 'First Bank', value: '100.00' },
    { id: 'a2', owners: ['0B'], type: '7', holder: 'Second Bank', value: '200.00' },
  ],
};

async function open(query = '') {
  const person = userEvent.setup();
  const server = serveLoan(loan);
  const view = openPage(<AssetPage />, '7', 'asset', query);
  await screen.findByRole('button', { name: /^Checking account · First Bank/ });
  const type = async (label: string, text: string): Promise<void> => {
    await person.clear(screen.getByLabelText(label));
    await person.paste(text);
  };
  return { person, server, view, type };
}

const openFirst = '?at=assets.a1.value';

it('focuses the field in the URL, saves with a shortcut, and refetches the application', async () => {
  const { person, server, type } = await open(openFirst);
  await waitFor(() => expect(screen.getByLabelText('Value')).toHaveFocus());
  await type('Value', '$150.5');
  const reads = () => server.calls.filter(({ path }) => path === '/api/lqb/loans/7').length;
  const before = reads();
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  expect(server.writes()).toHaveLength(1);
  expect(server.writes()[0]?.body).toEqual({
    version: 4,
    records: [{ id: 'a1', owners: ['0B'], type: '3', holder: 'First Bank', value: '150.50' }, loan.assets[1]],
  });
  expect(screen.getByRole('button', { name: /^Checking account · First Bank/ })).toHaveTextContent('$150.50');
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('adds an asset with a shortcut, focuses it, and removes another', async () => {
  const { person, server } = await open();
  await person.keyboard('{Alt>}{n}{/Alt}');
  await waitFor(() => expect(screen.getByLabelText('Asset type')).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Remove Savings account · Second Bank' }));
  await person.click(screen.getByText('Save'));
  await screen.findByText('Saved.');
  expect(server.writes()[0]?.body).toMatchObject({ records: [{ id: 'a1' }, { owners: ['0B'] }] });
});

it("merges edits with another user's changes to other fields, even in the same asset", async () => {
  const { person, server, type } = await open(openFirst);
  await type('Value', '150');
  server.change({ sSpCity: 'Reno', assets: [{ ...loan.assets[0], holder: 'Old Bank' }, loan.assets[1]] });
  await person.click(screen.getByText('Save'));
  await screen.findByText('Saved.');
  expect(server.stored.loan.sSpCity).toBe('Reno');
  expect(server.stored.loan.assets[0]).toMatchObject({ holder: 'Old Bank', value: '150.00' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows both values of a field that two users changed, and saves the selected one', async () => {
  const { person, server, type } = await open(openFirst);
  await type('Value', '150');
  server.change({ assets: [{ ...loan.assets[0], value: '175.00' }, loan.assets[1]] });
  await person.click(screen.getByText('Save'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radiogroup', { name: /First Bank · Value/ })).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: /\$150\.00/ })).toBeChecked();
  await person.click(within(dialog).getByRole('radio', { name: /\$175\.00/ }));
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.stored.loan.assets[0]?.value).toBe('175.00');
  expect(screen.getByLabelText('Value')).toHaveValue('175.00');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('keeps edits and saves nothing when the conflict dialog is canceled', async () => {
  const { person, server, type } = await open(openFirst);
  await type('Value', '150');
  server.change({ assets: [{ ...loan.assets[0], value: '175.00' }, loan.assets[1]] });
  await person.click(screen.getByText('Save'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Value')).toHaveValue('150.00');
  expect(screen.getByText('Save')).toBeEnabled();
  expect(server.stored.loan.assets[0]?.value).toBe('175.00');
});

it('asks for the gift source only for a gift', async () => {
  const { person } = await open(openFirst);
  expect(screen.queryByLabelText('Source of the gift or grant')).toBeNull();
  await person.click(screen.getByLabelText('Asset type'));
  await person.click(await screen.findByRole('option', { name: 'Gift of cash' }));
  expect(await screen.findByLabelText('Source of the gift or grant')).toBeVisible();
});

it('rejects an invalid value and reports it at the field', async () => {
  const { person, server, type } = await open(openFirst);
  await type('Value', 'twelve');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText(/1 field/)).toBeVisible();
  expect(screen.getByLabelText('Value')).toHaveValue('twelve');
  expect(server.writes()).toEqual([]);
});

it('is read-only with the letter r, in any status', async () => {
  serveLoan(loan);
  openPage(<AssetPage />, '7', 'asset', openFirst, { pageLetters: { application: 'r' } });
  expect(await screen.findByRole('note')).toHaveTextContent('Your role can view this page but can’t change it.');
  expect(await screen.findByLabelText('Value')).toHaveAttribute('readonly');
  expect(screen.queryByText('Save')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
});
