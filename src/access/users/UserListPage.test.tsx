import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { EmployeeListPage } from './UserListPage';

const user = (login: string, more: object = {}) => ({
  id: login,
  login,
  firstName: login,
  lastName: 'Marsh',
  email: `${login}@example.com`,
  roles: ['Shipper'],
  isPml: false,
  disabled: false,
  locked: false,
  lastSignInAt: null,
  version: 1,
  ...more,
});

afterEach(() => vi.unstubAllGlobals());

describe('the list of employees', () => {
  it('disables selected users one by one, and reports failures with reasons', async () => {
    const why = 'At least one enabled Administrator must remain.';
    const seen = fakeServer(({ method, path, body }) => {
      if (path.includes('/branches')) return { json: [], headers: { 'Content-Range': 'branches */0' } };
      if (method === 'GET') {
        const json = [user('ana'), user('bo', { locked: true })];
        return { json, headers: { 'Content-Range': 'users 0-1/2' } };
      }
      const [login] = (body as { logins: string[] }).logins;
      return { json: [login === 'ana' ? { login, ok: false, code: 'conflict', message: why } : { login, ok: true }] };
    });
    renderInPortal(<EmployeeListPage />, { at: '/main/admin/user' });
    expect(await screen.findByText('bo@example.com')).toBeVisible();
    const table = screen.getByRole('table');
    expect(within(table).getAllByText('Sign-in slowed')).toHaveLength(1);
    const [all] = within(table).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('2 users will be signed out and can’t sign in until enabled again.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(
      await screen.findByText(/1 record was not changed: At least one enabled Administrator must remain/),
    ).toBeVisible();
    const writes = seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(writes).toEqual(['ana', 'bo'].map((login) => ({ action: 'disable', logins: [login] }))));
  });

  it('asks who the user is before it resets sign-in methods, once for all, and resets nothing without it', async () => {
    const seen = fakeServer(({ method, path, body }) => {
      if (path.includes('/branches')) return { json: [], headers: { 'Content-Range': 'branches */0' } };
      if (path.endsWith('/auth/factors'))
        return {
          json: {
            factors: [],
            recoveryCodesLeft: null,
            pinAllowed: true,
            proofs: ['password', 'pin'],
            provedUntil: null,
          },
        };
      if (path.endsWith('/proof')) return { status: 204 };
      if (method === 'GET') return { json: [user('ana'), user('bo')], headers: { 'Content-Range': 'users 0-1/2' } };
      const [login] = (body as { logins: string[] }).logins;
      return { json: [{ login, ok: true }] };
    });
    const writes = () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset sign-in methods' }));
      const dialog = await screen.findByRole('dialog', { name: 'Reset sign-in methods' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Reset sign-in methods' }));
      return screen.findByRole('dialog', { name: 'Confirm that it’s you' });
    };
    renderInPortal(<EmployeeListPage />, { at: '/main/admin/user' });
    expect(await screen.findByText('bo@example.com')).toBeVisible();
    const [all] = within(screen.getByRole('table')).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toEqual([]);
    const proof = await ask();
    await userEvent.type(within(proof).getByLabelText('Password'), 'hers');
    await userEvent.click(within(proof).getByRole('button', { name: 'Continue' }));
    const resets = ['ana', 'bo'].map((login) => ({ action: 'reset-factors', logins: [login] }));
    await waitFor(() => expect(writes()).toEqual([{ password: 'hers' }, ...resets]));
  });

  it('imports users from the LOS and shows how many', async () => {
    fakeServer(({ method, path }) => {
      if (method === 'POST') return { json: { created: 3, changed: 1, disabled: 0, unchanged: 9 } };
      const unit = path.includes('/branches') ? 'branches' : 'users';
      return { json: [], headers: { 'Content-Range': `${unit} */0` } };
    });
    renderInPortal(<EmployeeListPage />, { at: '/main/admin/user' });
    expect(await screen.findByText('No users yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh from LOS' }));
    expect(await screen.findByText('Refreshed: 3 new, 1 changed, 0 disabled.')).toBeVisible();
  });
});
