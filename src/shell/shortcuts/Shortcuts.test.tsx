import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, tokenUntil } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { ShortcutsBar } from './ShortcutsBar';
import { ShortcutsButton } from './ShortcutsButton';

const person = { username: 'ann', roles: ['Processor'], menuPermissions: [31] };

const open = () =>
  renderInPortal(
    <>
      <ShortcutsButton />
      <ShortcutsBar />
    </>,
    { at: '/main/resources' },
  );
const bar = () => screen.queryByRole('navigation', { name: 'Shortcuts', hidden: true });
const openSearch = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Shortcuts' }));
  return screen.getByRole('searchbox', { name: 'Search for an app or page' });
};

beforeEach(() => {
  localStorage.clear();
  signInAs(person);
  localStorage.setItem('access_token', tokenUntil(Date.now() + 3_600_000));
});
afterEach(() => vi.unstubAllGlobals());

describe('shortcuts', () => {
  it('add a starred page to the bar, and save it to the profile', async () => {
    const seen = fakeServer(() => ({ json: { user: { ...person, shortcuts: ['pipeline'] } } }));
    open();
    expect(bar()).toBeNull();
    await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Shortcut to Pipeline' }));
    expect(screen.getByRole('button', { name: 'Shortcut to Pipeline' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(bar() as HTMLElement).getByText('Pipeline')).toBeInTheDocument();
    await vi.waitFor(() => expect(seen[0]?.body).toMatchObject({ user: { shortcuts: ['pipeline'] } }));
  });

  it("remove the star if it can't be saved", async () => {
    fakeServer(() => ({ status: 500, json: { code: 'failed', message: 'disk full' } }));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Shortcut to Pipeline' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Shortcut to Pipeline' })).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(bar()).toBeNull();
  });

  it('search titles ignoring case, and show an empty state', async () => {
    open();
    const field = await openSearch();
    await userEvent.type(field, 'PIPE');
    expect(screen.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual(['Pipeline']);
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz');
    expect(screen.getByRole('status')).toHaveTextContent('No results..');
  });

  it('offer only pages that the user may open and that need no loan', async () => {
    open();
    await openSearch();
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(paths).toContain('/main/resources/forms');
    expect(paths.filter((path) => /admin|internal|loans|:/.test(path))).toEqual([]);
  });

  it('distinguish pages with the same title', async () => {
    open();
    await openSearch();
    const names = screen.getAllByRole('link').map((link) => link.textContent?.trim());
    expect(names).toContain('Daily Rate Sheets Resources');
    expect(names).toContain('Daily Rate Sheets All price groups');
    expect(new Set(names).size).toBe(names.length);
  });

  it('omit pages from the bar that the user may no longer open', () => {
    signInAs({ ...person, shortcuts: ['admin-role', 'forms', 'no-such-page'] });
    open();
    expect(within(bar() as HTMLElement).getAllByRole('link')).toHaveLength(1);
  });
});
