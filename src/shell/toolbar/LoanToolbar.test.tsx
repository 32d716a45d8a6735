import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../access/leave';
import { readToken } from '../../access/session';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { PaletteProvider } from '../palette/PaletteProvider';
import { Toolbar } from './Toolbar';

const user = { username: 'ann', fullName: 'Ann Lee', roles: ['Processor'], menuPermissions: [31, 20, 23] };
const open = (at = '/loans/1/contacts') =>
  renderInPortal(
    <PaletteProvider>
      <Toolbar kind="loan" />
    </PaletteProvider>,
    {
      at,
      route: '/loans/:loanNum/*',
      data: { getOne: vi.fn().mockResolvedValue({ data: { id: '1' } }) },
    },
  );

beforeEach(() => {
  localStorage.clear();
  signInAs(user);
});

describe('the loan toolbar', () => {
  it('shows the portal name as a link to the loan, then the section', () => {
    open();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs).toHaveTextContent('Mortgage PortalContacts');
    expect(screen.getByRole('link', { name: 'Mortgage Portal' })).toHaveAttribute('href', '/loans/1');
  });

  it('shows the title of a page that is not in a menu', () => {
    open('/loans/1/appraisals/new');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('New Appraisal Order');
  });

  it('does not name a page that is hidden from the user', () => {
    signInAs({ ...user, pageLetters: { dashboard: 'w' } });
    open();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Mortgage Portal$/);
  });

  it('has Home and Pipeline, except for sessions handed over by the LOS', () => {
    const { unmount } = open();
    expect(screen.getByRole('link', { name: 'Pipeline' })).toBeVisible();
    unmount();
    signInAs({ ...user, isLqbSession: true });
    open();
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pipeline' })).toBeNull();
  });
});

describe('the user menu', () => {
  const openMenu = async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Ann Lee' }));
  };

  it('offers a password change, except to retail users', async () => {
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Change Password' })).toBeVisible();
  });

  it('opens the password dialog, and regains the focus when it closes', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change Password' }));
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Ann Lee' })).toHaveFocus();
  });

  it('hides Change Password from retail users', async () => {
    signInAs({ ...user, isRetail: true });
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Change Password' })).toBeNull();
  });

  it('signs out on the server and locally, even if the server is unreachable', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const seen = fakeServer(() => ({ status: 500, json: { message: 'x' } }));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await vi.waitFor(() => expect(to).toHaveBeenCalledWith('/login'));
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/mfa/logout' });
    expect(readToken()).toBeNull();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('clears the session before the server revokes its token, so that other windows learn of the sign-out first', async () => {
    vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    const stored: (string | null)[] = [];
    const seen = fakeServer(() => {
      stored.push(readToken());
      return { status: 204 };
    });
    await openMenu();
    const token = readToken();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await vi.waitFor(() => expect(stored).toEqual([null]));
    expect(seen[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('offers Login to guests', async () => {
    localStorage.clear();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Your menu' }));
    expect(screen.getByRole('menuitem', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Logout' })).toBeNull();
  });
});
