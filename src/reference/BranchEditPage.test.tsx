import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer, type SeenCall } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { BranchCreatePage, BranchEditPage } from './BranchPages';

const branch = {
  id: 'b1',
  version: 3,
  name: 'Pasadena',
  code: 'PAS',
  nmlsId: null,
  address: null,
  city: 'Pasadena',
  state: 'CA',
  zip: null,
  phone: '(626) 555-0141',
  email: null,
  manager: 'Ines Calloway',
  channel: '1',
  priceGroup: null,
  active: true,
  uses: { users: 12, loans: 0 },
};
const history = [
  {
    id: 'h1',
    at: '2026-11-20T18:42:00Z',
    actor: 'administrator',
    actorName: 'Maren Ostrowski',
    action: 'branch.change',
    outcome: 'done',
    fields: [{ field: 'active', before: false, after: true }],
  },
];

const fee = (id: string, type: string, paidBy = 'borrower') => ({
  ...{ id, type, paidBy },
  ...{ version: 1, amount: '895.00', appliesTo: 'all' },
});

/** Serves the reads of the page; `answer` handles its writes. */
const serve = (
  answer: (call: SeenCall) => FakeAnswer = () => ({ status: 500 }),
  record: object = branch,
  fees: readonly object[] = [],
) =>
  fakeServer((call) => {
    if (call.method !== 'GET') return answer(call);
    if (call.path.includes('/history')) return { json: history, headers: { 'Content-Range': 'history 0-0/1' } };
    if (call.path.includes('/price-group?')) return { json: [], headers: { 'Content-Range': 'price-group 0-0/0' } };
    if (call.path.includes('/branches?')) {
      const others = [branch, { ...branch, id: 'b2', name: 'Bellevue', code: 'BEL' }];
      return { json: others, headers: { 'Content-Range': 'branches 0-1/2' } };
    }
    return { json: call.path.includes('/branch-fees') ? fees : record };
  });

const open = () => renderInPortal(<BranchEditPage />, { at: '/main/admin/branch/b1', route: '/main/admin/branch/:id' });
const manager = async () => screen.findByRole('textbox', { name: 'Manager' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const writes = (seen: readonly SeenCall[]) => seen.filter(({ method }) => method !== 'GET');

afterEach(() => vi.unstubAllGlobals());

describe('the branch page', () => {
  it('saves changes with the version that was read, and confirms', async () => {
    const seen = serve(() => ({ json: { ...branch, version: 4, manager: 'Bo Ray' } }));
    open();
    await userEvent.clear(await manager());
    await userEvent.type(await manager(), 'Bo Ray');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(writes(seen)[0]?.body).toEqual({ id: 'b1', version: 3, manager: 'Bo Ray' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('says which fees count in the APR', async () => {
    serve(undefined, branch, [fee('f1', 'Processing'), fee('f2', 'Appraisal'), fee('f3', 'Courier', 'lender')]);
    open();
    const row = async (name: string) => (await screen.findByRole('button', { name })).closest('tr');
    expect(await row('Processing')).toHaveTextContent('All loansYes');
    expect(await row('Appraisal')).toHaveTextContent('All loansNo');
    expect(await row('Courier')).toHaveTextContent('All loansNo');
  });

  it('warns about a code that another branch has, and lets it be saved', async () => {
    const seen = serve(() => ({ json: { ...branch, version: 4, code: 'bel' } }));
    open();
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(screen.queryByText(/also used by/)).toBeNull();
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste('bel');
    expect(await screen.findByText(/This code is also used by Bellevue/)).toBeVisible();
    await save();
    await waitFor(() => expect(writes(seen)[0]?.body).toEqual({ id: 'b1', version: 3, code: 'bel' }));
  });

  it('counts missing fields and does not save', async () => {
    const seen = serve();
    open();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await save();
    expect(await screen.findByText(/1 field needs attention/)).toBeVisible();
    expect(writes(seen)).toHaveLength(0);
  });

  it('shows server errors under their fields', async () => {
    serve(() => ({
      status: 409,
      json: {
        code: 'conflict',
        message: 'This value is already in use. Choose another one.',
        fields: { name: 'This value is already in use. Choose another one.' },
      },
    }));
    open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' East');
    await save();
    await waitFor(() => expect(name).toBeInvalid());
    expect(screen.getByText('This value is already in use. Choose another one.')).toBeVisible();
    expect(name).toHaveFocus();
  });

  it('shows both values if another user saved first, and saves the selected ones', async () => {
    const theirs = { ...branch, version: 4, manager: 'Cy Moss', city: 'Altadena' };
    let tries = 0;
    const seen = serve(({ body }) => {
      tries += 1;
      return tries === 1
        ? { status: 409, json: { code: 'stale', message: 'Changed.', current: theirs } }
        : { json: { ...theirs, ...(body as object), version: 5 } };
    });
    open();
    await userEvent.clear(await manager());
    await userEvent.type(await manager(), 'Bo Ray');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'This changed while you were working' });
    expect(within(dialog).getByRole('radio', { name: 'Saved: Cy Moss' })).not.toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Yours: Bo Ray' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Altadena');
    expect(await manager()).toHaveValue('Bo Ray');
    await screen.findByText('Saved.');
    expect(writes(seen)[1]?.body).toMatchObject({ id: 'b1', version: 4, manager: 'Bo Ray' });
  });

  it('warns before leaving with unsaved edits', async () => {
    serve();
    const { goTo, where } = open();
    await userEvent.type(await manager(), '!');
    goTo('/main/admin/branch');
    const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(where()).toBe('/main/admin/branch/b1');
  });

  it('shows what uses the branch instead of deleting it', async () => {
    const seen = serve();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pasadena can’t be deleted' });
    const filter = encodeURIComponent('{"branchName":["Pasadena"]}');
    expect(within(dialog).getByRole('link', { name: '12 users' })).toHaveAttribute(
      'href',
      `/main/admin/user?filter=${filter}`,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(writes(seen)).toHaveLength(0);
  });

  it('deletes an unused branch and returns to the list', async () => {
    const seen = serve(() => ({ status: 204 }), { ...branch, uses: { users: 0, loans: 0 } });
    const { where } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Pasadena?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(where()).toBe('/main/admin/branch'));
    expect(writes(seen)[0]?.path).toBe('/api/emet-data/branches/b1?version=3');
  });

  it('shows the history by field', async () => {
    serve();
    open();
    expect(await screen.findByText('Maren Ostrowski')).toBeVisible();
    expect(screen.getByText('No', { selector: 'bdi' })).toBeVisible();
    // Without a space between them, the values would read as one word.
    expect(screen.getByText('No', { selector: 'bdi' }).closest('dd')).toHaveTextContent('No Yes');
  });

  it.each([
    ['not-found', 404],
    ['invalid', 400],
  ])('shows that the branch does not exist if the server answers %s', async (code, status) => {
    fakeServer(() => ({ status, json: { code, message: 'The record was not found.' } }));
    open();
    expect(await screen.findByText('Record not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/main/admin/branch');
  });
});

it('creates a branch and opens it', async () => {
  const seen = serve(() => ({ json: { ...branch, id: 'b9', name: 'Truckee' } }));
  const { where } = renderInPortal(<BranchCreatePage />, { at: '/main/admin/branch/create' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Truckee');
  await save();
  await waitFor(() => expect(where()).toBe('/main/admin/branch/b9'));
  expect(writes(seen)[0]?.body).toMatchObject({ name: 'Truckee', channel: '1', active: true });
});
