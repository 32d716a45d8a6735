import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentAccountView } from '../../../domain/packages/document-accounts.contract';
import { ApiError } from '../../providers/data/api-error';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { accountCalls } from './account-calls';
import { VendorAccountsPage } from './VendorAccountsPage';

afterEach(() => vi.unstubAllGlobals());

const none: DocumentAccountView = {
  ...{ framework: 'harbor', name: 'Harbor Documents', isSimulation: true, state: 'none', username: null, version: 0 },
  ...{ savedAt: null, savedBy: null, checkedAt: null, checkedBy: null },
};
const entered: DocumentAccountView = {
  ...{ ...none, state: 'connected', username: 'emet-docs', version: 2, savedAt: '2026-11-20T18:42:00Z' },
  ...{ savedBy: 'Noor Haddad', checkedAt: '2026-11-20T18:43:00Z', checkedBy: null },
};

/** Opens the page with these accounts, one after the other as it reads them again. */
function open(...answers: readonly (readonly DocumentAccountView[])[]) {
  signInAs({ roles: ['Administrator'] });
  onScreen('wide');
  const list = vi.fn<(typeof accountCalls)['list']>();
  for (const answer of answers) list.mockResolvedValueOnce(answer);
  list.mockResolvedValue(answers.at(-1) ?? []);
  const calls = {
    save: vi.fn<(typeof accountCalls)['save']>(async () => entered),
    check: vi.fn<(typeof accountCalls)['check']>(async () => ({ ...entered, state: 'refused' as const })),
    remove: vi.fn<(typeof accountCalls)['remove']>(async () => none),
  };
  stubCalls(accountCalls, { list, ...calls });
  renderInPortal(<VendorAccountsPage />, { at: '/main/admin/vendor-account', route: '/main/admin/vendor-account' });
  return calls;
}

const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the accounts with vendors', () => {
  it('say what is connected, who set it and when it was checked, without a password', async () => {
    open([entered]);
    const row = within(await screen.findByRole('row', { name: /Harbor Documents/ }));
    for (const text of ['Connected', 'emet-docs', 'Noor Haddad', 'Simulation', 'Portal'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/11\/20\/26 10:42/)).toBeVisible();
  });

  it('are entered with a password that is written only', async () => {
    const { save } = open([none], [entered]);
    await userEvent.click(await button('Enter account: Harbor Documents'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter the account with Harbor Documents' }));
    const saves = dialog.getByRole('button', { name: 'Save account' });
    expect(saves).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /User ID/ }), ' emet ');
    const password = dialog.getByLabelText(/Password/);
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.type(password, 's3cret');
    await userEvent.click(saves);
    expect(await screen.findByText(/Account with Harbor Documents saved/)).toBeVisible();
    expect(save).toHaveBeenCalledWith(none, { username: 'emet', password: 's3cret' });
    await userEvent.click(await button('Replace: Harbor Documents'));
    const replaced = within(await screen.findByRole('dialog', { name: 'Replace the account with Harbor Documents' }));
    expect(replaced.getByRole('textbox', { name: /User ID/ })).toHaveValue('emet-docs');
    expect(replaced.getByLabelText(/Password/)).toHaveValue('');
  });

  it('that another administrator changed are not overwritten unseen: the dialog stays, with the reason', async () => {
    const theirs = { ...entered, version: 3, username: 'theirs' };
    const { save } = open([entered], [theirs]);
    const stale = new ApiError('Someone else changed this.', 409, { code: 'stale', current: theirs });
    save.mockRejectedValueOnce(stale);
    await userEvent.click(await button(/^Replace/));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Password/), 's3cret');
    await userEvent.click(dialog.getByRole('button', { name: 'Save account' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(await screen.findByText('theirs')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 3 }));
  });

  it('are checked with the vendor, and say that it refused them', async () => {
    const { check } = open([entered], [{ ...entered, state: 'refused' }]);
    await userEvent.click(await button(/^Check connection/));
    expect(await screen.findByText(/Harbor Documents refused the account/)).toBeVisible();
    expect(check.mock.calls[0]?.[0]).toMatchObject({ framework: 'harbor', version: 2 });
    expect(await screen.findByText('Refused by the vendor')).toBeVisible();
  });

  it('are removed after a question', async () => {
    const { remove } = open([entered], [{ ...none, version: 3 }]);
    await userEvent.click(await button(/^Remove/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the account with Harbor Documents?' }));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Account with Harbor Documents removed.')).toBeVisible();
    expect(remove.mock.calls[0]?.[0]).toMatchObject({ framework: 'harbor', version: 2 });
    expect(await screen.findByText('No account')).toBeVisible();
  });

  it('are none while no vendor is connected', async () => {
    open([]);
    expect(await screen.findByText('No vendor of documents')).toBeVisible();
  });
});
