import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { getPreferences, setPreferences } from '../../theme/preferences';
import { PaletteProvider } from './PaletteProvider';

const rows = [{ id: '2611', sLNm: '2611', aBFirstNm: 'Ann', aBLastNm: 'Lee', sStatusT: '4' }];

function open(getList = vi.fn().mockResolvedValue({ data: rows, total: 1 })) {
  const view = renderInPortal(
    <PaletteProvider>
      <button type="button">Before</button>
    </PaletteProvider>,
    {
      at: '/main/resources',
      data: { getList },
    },
  );
  return { ...view, getList, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
});

describe('the palette', () => {
  it('opens with Ctrl+K, finds a page, and opens it with Enter', async () => {
    const { user, where } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'guidel');
    expect(screen.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
    expect(screen.getByRole('option', { name: /Product Guidelines/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(where()).toBe('/main/resources/guidelines');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('searches loans on the server by number or borrower', async () => {
    const { user, where, getList } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'lee');
    await user.click(await screen.findByRole('option', { name: /2611 · Ann Lee/ }));
    expect(getList).toHaveBeenCalledWith('loans', expect.objectContaining({ filter: { q: 'lee' } }));
    expect(where()).toBe('/loans/2611/dashboard');
  });

  it('moves with the arrow keys and wraps around', async () => {
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'pric');
    const [first, second] = screen.getAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id);
  });

  it('shows that nothing was found', async () => {
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'zzzz');
    expect(await screen.findByText('No results..')).toBeVisible();
  });

  it('runs an action: switches to the dark theme after a few letters', async () => {
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'dark the');
    await user.keyboard('{Enter}');
    expect(getPreferences().mode).toBe('dark');
    setPreferences({ mode: 'system' });
  });

  it('opens the list of shortcuts after it closes', async () => {
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'keyboard{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('opens a new tab with Ctrl+Enter, and stays on the page', async () => {
    const tab = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, where } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'pipeline');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(tab).toHaveBeenCalledWith('/main/pipelines', '_blank', 'noopener');
    expect(where()).toBe('/main/resources');
    tab.mockRestore();
  });

  it('returns the focus', async () => {
    const { user } = open();
    const before = screen.getByRole('button', { name: 'Before' });
    before.focus();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(before).toHaveFocus());
  });

  it('shows only help for an empty query until something was opened', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), '   ');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Arrow keys to choose');
  });
});
