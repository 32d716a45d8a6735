import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';
import { signInAs } from '../../testing/renderInPortal';
import { AssetPage } from '../AssetPage';
import { editor, openPage, serveLoan } from './section.test-support';

const loan: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '7', sStatusT: '0', version: 4 },
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
};

/** Opens a page whose first save waits for `answer`. */
async function open(query = '') {
  const server = serveLoan(loan);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (path, init) => {
    if (init?.method === 'POST') await answered;
    return fetch(path, init);
  };
  const view = openPage(<AssetPage />, '7', 'asset', query);
  const box = await screen.findByRole('textbox', { name: 'Earnest money' });
  return { server, view, box, person: userEvent.setup(), answer };
}

it('keeps edits made during a save and includes them in the next one', async () => {
  const { server, box, person, answer } = await open();
  await person.type(box, '100');
  await person.keyboard('{Control>}s{/Control}');
  await person.type(screen.getByRole('textbox', { name: 'Rent credit' }), '20');
  await person.keyboard('{Alt>}n{/Alt}');
  answer();
  await screen.findByText('Saved.');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Rent credit' })).toHaveValue('20.00');
  expect(screen.getByRole('article', { name: 'Asset' })).toBeVisible();
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.stored.loan.assets).toHaveLength(1));
  expect(server.stored.loan).toMatchObject({ sPurchCreditEarnestMoneyAmt: '100.00', sPurchCreditRentAmt: '20.00' });
});

it('clears server errors when changes are discarded', async () => {
  const { box, person } = await open();
  await person.type(box, '100');
  const body = { code: 'invalid', message: 'Check it.', fields: { sNoSuchField: 'Nobody knows this.' } };
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status: 422 });
  await person.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody knows this.');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has nothing to save once the edit is undone', async () => {
  const { box, person } = await open();
  await person.type(box, '100');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await person.clear(box);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(screen.getByText('Save')).toBeDisabled();
});

it("merges another user's changes and continues to the next page", async () => {
  const { server, view, box, person, answer } = await open();
  answer();
  await person.type(box, '100');
  server.change({ sPurchPrice: '500000.00', applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Ben' }] });
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(view.where()).toBe('/loans/7/app/liability'));
  expect(server.writes()).toHaveLength(2);
});

it('saves edits made during the save before continuing to the next page', async () => {
  const { server, view, box, person, answer } = await open();
  await person.type(box, '100');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.type(screen.getByRole('textbox', { name: 'Rent credit' }), '20');
  answer();
  await waitFor(() => expect(view.where()).toBe('/loans/7/app/liability'));
  expect(server.stored.loan).toMatchObject({ sPurchCreditEarnestMoneyAmt: '100.00', sPurchCreditRentAmt: '20.00' });
});

it('keeps the focus when saving, even if the URL names another field', async () => {
  const { box, person, answer } = await open('?at=sPurchCreditEarnestMoneyAmt');
  answer();
  await waitFor(() => expect(box).toHaveFocus());
  await person.type(box, '100');
  const other = screen.getByRole('textbox', { name: 'Rent credit' });
  await person.type(other, '20');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(other).toHaveFocus();
});

it('keeps the focus in the edited record when saving', async () => {
  const { person, answer } = await open();
  answer();
  await person.keyboard('{Alt>}n{/Alt}');
  const value = await screen.findByLabelText('Value');
  await person.type(value, '17');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  await person.keyboard('5');
  expect(value).toHaveFocus();
  expect(value).toHaveValue('175');
});

it('saves once on a double click', async () => {
  const { server, box, person, answer } = await open();
  await person.type(box, '100');
  await person.dblClick(screen.getByRole('button', { name: 'Save' }));
  answer();
  await screen.findByText('Saved.');
  expect(server.writes()).toHaveLength(1);
});

it('shows the conflict again on each save until the user resolves it', async () => {
  const { server, box, person, answer } = await open();
  answer();
  await person.type(box, '100');
  server.change({ sPurchCreditEarnestMoneyAmt: '300.00' });
  for (const _ of [1, 2]) {
    await person.keyboard('{Control>}s{/Control}');
    await screen.findByRole('radio', { name: 'Saved: $300.00' });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box).toHaveValue('100.00');
  }
  expect(server.stored.loan.sPurchCreditEarnestMoneyAmt).toBe('300.00');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(box).toHaveValue('300.00'));
});

it('keeps what is typed if the right to write is taken away, and says whom to ask', async () => {
  const { view, box, person } = await open();
  await person.type(box, '100');
  act(() => {
    signInAs({ ...editor, pageLetters: { application: 'r' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'emet.sys.auth' }));
  });
  expect(await screen.findByText('Your role can view this page but can’t change it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Earnest money' })).toHaveValue('100');
  globalThis.fetch = async () => Response.json({ code: 'not-authorized', message: 'Not Authorized' }, { status: 403 });
  await person.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Your role can no longer change this page. Ask an administrator.');
  expect(screen.getByLabelText('Earnest money')).toHaveValue('100.00');
  view.unmount();
});
