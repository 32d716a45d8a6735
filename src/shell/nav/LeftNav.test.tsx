import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mail } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../access/leave';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { AdminNav } from './AdminNav';
import { LeftNav } from './LeftNav';
import type { NavigationItem } from './navigation-item';

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Administrator'] });
});
afterEach(() => vi.useRealTimers());

const nav = () => screen.getByRole('navigation');
const fold = (name = 'Collapse the navigation') => fireEvent.click(screen.getByRole('button', { name }));

describe('the admin navigation', () => {
  it('is 280 px wide, or 64 px when collapsed, with icons that keep their names', () => {
    renderInPortal(<AdminNav />, { at: '/main/admin/role' });
    expect(nav()).toHaveStyle({ inlineSize: 'var(--nav)' });
    fold();
    expect(nav()).toHaveStyle({ inlineSize: 'var(--nav-folded)' });
    const role = within(nav()).getByRole('link', { name: 'Role' });
    expect(role).toHaveAttribute('aria-current', 'page');
    expect(role.querySelector('svg')).not.toBeNull();
    expect(within(nav()).getAllByRole('link').length).toBeGreaterThan(11);
  });

  it('expands after hovering for 150 ms, and collapses when the pointer leaves', () => {
    vi.useFakeTimers();
    renderInPortal(<AdminNav />, { at: '/main/admin/role' });
    fold();
    fireEvent.pointerOver(nav());
    act(() => void vi.advanceTimersByTime(149));
    expect(nav()).toHaveAttribute('data-folded', 'true');
    act(() => void vi.advanceTimersByTime(1));
    expect(nav()).toHaveAttribute('data-folded', 'false');
    expect(screen.getByText('General Settings')).toBeVisible();
    fireEvent.pointerOver(document.body);
    expect(nav()).toHaveAttribute('data-folded', 'true');
  });

  it('collapses when the pointer leaves, though the entry below it was replaced', () => {
    vi.useFakeTimers();
    renderInPortal(<AdminNav />, { at: '/main/admin/role' });
    fold();
    const entry = within(nav()).getByRole('link', { name: 'Role' });
    fireEvent.pointerOver(entry);
    act(() => void vi.advanceTimersByTime(150));
    expect(nav()).toHaveAttribute('data-folded', 'false');
    // A browser reports only where the pointer is now: the entry that it left is gone.
    expect(entry).not.toBeInTheDocument();
    fireEvent.pointerOver(document.body);
    expect(nav()).toHaveAttribute('data-folded', 'true');
    fireEvent.pointerOver(nav());
    act(() => void vi.advanceTimersByTime(150));
    fireEvent.pointerLeave(document.documentElement);
    expect(nav()).toHaveAttribute('data-folded', 'true');
  });

  it('stays collapsed after a click until the pointer comes back', () => {
    vi.useFakeTimers();
    renderInPortal(<AdminNav />, { at: '/main/admin/role' });
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Collapse the navigation' }));
    fold();
    fireEvent.pointerOver(nav());
    act(() => void vi.advanceTimersByTime(500));
    expect(nav()).toHaveAttribute('data-folded', 'true');
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(nav());
    act(() => void vi.advanceTimersByTime(150));
    expect(nav()).toHaveAttribute('data-folded', 'false');
  });

  it('stays collapsed if the pointer only passes', () => {
    vi.useFakeTimers();
    renderInPortal(<AdminNav />, { at: '/main/admin/role' });
    fold();
    fireEvent.pointerOver(nav());
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.pointerOver(document.body);
    act(() => void vi.advanceTimersByTime(500));
    expect(nav()).toHaveAttribute('data-folded', 'true');
  });

  it('reloads the current page on a click, but not with a modifier key', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    renderInPortal(<AdminNav />, { at: '/main/admin/role' });
    const role = screen.getByRole('link', { name: 'Role' });
    fireEvent.click(role, { ctrlKey: true });
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(role);
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });
});

describe('every kind of entry', () => {
  const items: NavigationItem[] = [
    { id: 'one', type: 'item', title: 'One', url: '/one', badge: { translate: 'shell.badge.none', tone: 'good' } },
    { id: 'line', type: 'divider' },
    { id: 'away', type: 'link', title: 'Away', url: 'https://example.com/help', target: '_blank', icon: Mail },
    {
      id: 'more',
      type: 'collapse',
      title: 'More',
      children: [{ id: 'deep', type: 'item', title: 'Deep', url: '/more/deep' }],
    },
    { id: 'group', type: 'group', title: 'Group', children: [{ id: 'in', type: 'item', title: 'In', url: '/in' }] },
  ];
  const open = (at = '/one') => renderInPortal(<LeftNav label="All" items={items} />, { at });

  it('shows a badge, a divider and an external link that opens in a new tab', () => {
    open();
    expect(screen.getByRole('link', { name: 'One None' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Away' })).toMatchObject({
      href: 'https://example.com/help',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  it('expands and collapses by keyboard, and announces it', async () => {
    open();
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Deep' })).toBeVisible();
  });

  it('expands if it contains the current page, and can then be collapsed', async () => {
    open('/more/deep');
    expect(screen.getByRole('link', { name: 'Deep' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('link', { name: 'Deep' })).toBeNull();
  });

  it('collapses a group on a click on its heading', async () => {
    open();
    expect(screen.getByRole('link', { name: 'In' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Group' }));
    expect(screen.queryByRole('link', { name: 'In' })).toBeNull();
  });
});
