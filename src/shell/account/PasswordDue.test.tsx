import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../access/leave';
import { readToken, readUser, saveSession } from '../../access/session';
import { toSessionUser } from '../../access/user';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { shellCalls } from '../shell-calls';
import { PasswordDue } from './PasswordDue';

const session = toSessionUser({ username: 'ann', passwordDue: true });
const user = session.data;

async function change() {
  saveSession('t0', session);
  const changePassword = vi.fn().mockResolvedValue(undefined);
  stubCalls(shellCalls, { changePassword });
  renderInPortal(<PasswordDue user={user} />);
  expect(screen.getByText(/Choose your own to continue/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Old Password'), 'mailed one');
  await userEvent.type(screen.getByLabelText('New Password'), 'seven calm herons');
  await userEvent.type(screen.getByLabelText('Retype Password'), 'seven calm herons');
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  return { changePassword };
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sign-in with a temporary password', () => {
  it('requires a new password, then continues', async () => {
    fakeServer(() => ({ json: { user: { username: 'ann', passwordDue: false }, access_token: 't' } }));
    const { changePassword } = await change();
    await waitFor(() => expect(readUser()?.data.passwordDue).toBe(false));
    expect(changePassword).toHaveBeenCalledOnce();
  });

  it('continues although the session could not be renewed, as when the page is left meanwhile', async () => {
    const left = vi.spyOn(leave, 'toSignIn').mockReturnValue(undefined);
    fakeServer(() => {
      throw new TypeError('Failed to fetch');
    });
    await change();
    await waitFor(() => expect(readUser()?.data.passwordDue).toBe(false));
    expect(readToken()).toBe('t0');
    expect(left).not.toHaveBeenCalled();
  });

  it('signs in with the new password if the session has ended', async () => {
    const left = vi.spyOn(leave, 'toSignIn').mockReturnValue(undefined);
    fakeServer(() => ({ status: 401, json: { code: 'token-invalid', message: 'Sign in again.' } }));
    await change();
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(readToken()).toBeNull();
  });

  it('shows no form to retail employees, who get a link instead', () => {
    renderInPortal(<PasswordDue user={toSessionUser({ username: 'ann', isRetail: true, passwordDue: true }).data} />);
    expect(screen.getByText(/Ask your administrator for the link/)).toBeVisible();
    expect(screen.queryByLabelText('New Password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('allows signing out, but Escape does not skip the dialog', async () => {
    renderInPortal(<PasswordDue user={user} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});
