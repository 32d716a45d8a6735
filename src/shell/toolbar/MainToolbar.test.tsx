import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { NavDrawerProvider } from '../nav/useNavDrawer';
import { Toolbar } from './Toolbar';

const open = (roles = ['Administrator']) => {
  signInAs({ username: 'ann', fullName: 'Ann Lee', roles });
  return renderInPortal(
    <NavDrawerProvider>
      <Toolbar kind="main" />
    </NavDrawerProvider>,
    { at: '/main/resources' },
  );
};
const entries = () => screen.getByRole('navigation', { name: 'Main' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the main toolbar', () => {
  it('names every entry in full, whatever label fits', () => {
    open();
    const names = within(entries())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(names).toEqual([
      'Home',
      'Price My Loan',
      'Create New Loan',
      'Pipeline',
      'Post-closing',
      'Reports',
      'Internal',
      'Admin',
    ]);
  });

  it('offers under Internal what the roles permit', async () => {
    open(['QC Compliance']);
    await userEvent.click(screen.getByRole('button', { name: 'Pages of Internal' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Exclusionary List']);
    expect(screen.getByRole('menuitem')).toHaveAttribute('href', '/main/internal/appraisal');
  });

  it('offers under Reports what the roles permit', async () => {
    open(['Lock Desk']);
    await userEvent.click(screen.getByRole('button', { name: 'Pages of Reports' }));
    expect(screen.getByRole('menuitem', { name: 'Lock expiry' })).toHaveAttribute('href', '/main/reports/lock-expiry');
  });

  it('offers Create New Loan only to users who may create loans (NAV-10)', () => {
    open(['Shipper']);
    const names = within(entries())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(names).toEqual(['Home', 'Price My Loan', 'Pipeline', 'Post-closing']);
  });

  it('shows the full name in the user menu, where a narrow button has no room for it (SHELL-20)', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Ann Lee' }));
    expect(within(screen.getByRole('menu')).getByText('Ann Lee')).toBeVisible();
  });

  it('hides Internal from users without an internal area', () => {
    open(['Processor']);
    expect(within(entries()).queryByRole('link', { name: 'Internal' })).toBeNull();
  });

  it('has shortcuts, bookmarks and languages', () => {
    open();
    for (const name of ['Shortcuts', 'Bookmarks', 'Language']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('has all entries and tools in the drawer, with the admin pages below Admin', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Main' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Admin' }));
    expect(drawer.getByRole('link', { name: 'Email Template' })).toHaveAttribute('href', '/main/admin/email-template');
    expect(drawer.getByRole('button', { name: 'Bookmarks' })).toBeVisible();
  });
});

describe('the fullscreen button', () => {
  const place = (element: Element | null) =>
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('is hidden if the browser does not support it', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  it('enters fullscreen, and follows Esc', () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    const ask = vi.fn().mockResolvedValue(undefined);
    document.documentElement.requestFullscreen = ask;
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(ask).toHaveBeenCalledOnce();
    act(() => {
      place(document.documentElement);
      document.dispatchEvent(new Event('fullscreenchange'));
    });
    expect(screen.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    act(() => {
      place(null);
      document.dispatchEvent(new Event('fullscreenchange'));
    });
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });
});
