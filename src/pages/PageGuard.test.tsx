import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageKey } from '../../domain/pages/page-table';
import { loadPage } from '../access/interruption';
import { leave } from '../access/leave';
import { rememberedPath } from '../access/remembered-path';
import { readLogoutReason } from '../access/session';
import { authProvider } from '../providers/auth/auth-provider';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { PageGuard } from './PageGuard';
import { pageById } from './page-table';

const open = (id: PageKey, at: string) =>
  renderInPortal(
    <PageGuard page={pageById(id)}>
      <p>The page</p>
    </PageGuard>,
    { at },
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loadPage();
});

describe('the page guard', () => {
  it('lets authorized users through', () => {
    signInAs({ username: 'ann', roles: ['Administrator'] });
    open('admin-role', '/main/admin/role');
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('redirects a visitor to /login and remembers the path', () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    open('pipeline', '/main/pipelines?tab=2');
    expect(to).toHaveBeenCalledWith('/login');
    expect(rememberedPath()).toBe('/main/pipelines?tab=2');
    expect(screen.queryByText('The page')).toBeNull();
    to.mockRestore();
  });

  it('remembers no path while the page is being left', () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    const isLeaving = vi.spyOn(leave, 'isLeaving').mockReturnValue(true);
    open('pipeline', '/main/pipelines');
    expect(rememberedPath()).toBeNull();
    to.mockRestore();
    isLeaving.mockRestore();
  });

  it('leaves no path to the next user after a sign-out, even if the page renders before the server answers', async () => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
    const isLeaving = vi.spyOn(leave, 'isLeaving').mockReturnValue(false);
    vi.spyOn(leave, 'to').mockImplementation(() => void isLeaving.mockReturnValue(true));
    fakeServer(() => {
      act(() => void window.dispatchEvent(new StorageEvent('storage')));
      return { status: 204 };
    });
    open('contacts', '/loans/1/contacts');
    await authProvider.logout({});
    expect(screen.queryByText('The page')).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says that another window signed the user out, although the browser has not told the page yet', async () => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    for (const noticed of [
      () => authProvider.checkAuth({}).catch(() => undefined),
      () => open('pipeline', '/main/pipelines'),
    ]) {
      sessionStorage.clear();
      localStorage.removeItem('access_token');
      await noticed();
      expect([readLogoutReason(), rememberedPath()]).toEqual(['signedOutElsewhere', null]);
      expect(to).toHaveBeenCalledWith('/login');
    }
    to.mockRestore();
  });

  it('redirects unauthorized users from an area with a message', async () => {
    signInAs({ username: 'ann', roles: ['Processor'] });
    const { where } = open('admin-role', '/main/admin/role');
    expect(where()).toBe('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not Authorized');
  });

  it('shows Not Authorized inside a loan', () => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
    const { where } = open('contacts', '/loans/1/contacts');
    expect(screen.getByRole('heading', { name: 'Not Authorized' })).toBeVisible();
    expect(where()).toBe('/loans/1/contacts');
  });

  it('shows Not Authorized on a page without a letter, and a read-only page', () => {
    const reader = { username: 'ann', roles: ['Processor'], menuPermissions: [31, 23] };
    signInAs({ ...reader, pageLetters: { dashboard: 'w' } });
    const { unmount } = open('contacts', '/loans/1/contacts');
    expect(screen.getByRole('heading', { name: 'Not Authorized' })).toBeVisible();
    unmount();
    signInAs({ ...reader, pageLetters: { contacts: 'r' } });
    open('contacts', '/loans/1/contacts');
    expect(screen.queryByRole('heading', { name: 'Not Authorized' })).toBeNull();
  });
});
