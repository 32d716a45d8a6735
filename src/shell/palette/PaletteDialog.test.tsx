import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FolderItem } from '../../../domain/files/file.schemas';
import { menuNumbers } from '../../../domain/pages/loan-pages';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { getPreferences, setPreferences } from '../../theme/preferences';
import { shellCalls } from '../shell-calls';
import { PaletteProvider } from './PaletteProvider';

const rows = [{ id: '2611', sLNm: '2611', aBFirstNm: 'Ann', aBLastNm: 'Lee', sStatusT: '4' }];

/** What an earlier visit left in the user's store. */
function Kept({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const store = useStoreContext();
  useEffect(() => {
    for (const [key, value] of Object.entries(values)) store.setItem(key, value);
  }, [store, values]);
  return null;
}

function open(
  getList = vi.fn().mockResolvedValue({ data: rows, total: 1 }),
  kept: Readonly<Record<string, unknown>> = {},
) {
  const view = renderInPortal(
    <PaletteProvider>
      <Kept values={kept} />
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

  it('opens the loan of exactly the typed number, not a recent one with a similar number', async () => {
    const exact = { ...rows[0], id: '2611051002', sLNm: '2611051002' };
    const { user, where } = open(vi.fn().mockResolvedValue({ data: [exact], total: 1 }), {
      'recent.loans': [
        { loanNum: '2611051600', name: 'Lena Leeds' },
        { loanNum: '26110510021', name: 'Tom Leeds' },
      ],
    });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.paste('2611051002');
    expect(await screen.findByRole('option', { name: /2611051002 · Ann Lee/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /2611051600/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(where()).toBe('/loans/2611051002/dashboard');
  });

  it('does not open a loan of an earlier search whose number differs', async () => {
    const { user, where } = open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.paste('26');
    expect(await screen.findByRole('option', { name: /2611 · Ann Lee/ })).toBeVisible();
    await user.paste('99');
    expect(screen.queryByRole('option', { name: /2611/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(where()).toBe('/main/resources');
  });

  it('finds a page despite a typo', async () => {
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'pipelien');
    expect(screen.getByRole('option', { name: /Pipeline/ })).toBeVisible();
  });

  it('finds saved views, and lists what was opened recently first', async () => {
    const { user, where } = open(undefined, {
      'recent.loans': [{ loanNum: '2599', name: 'Lena Leeds' }],
      'pipeline.views': [{ name: 'Leeds team', query: 'q=leeds' }],
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'lee');
    await screen.findByRole('option', { name: /2611 · Ann Lee/ });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '2599 · Lena Leeds',
      'Leeds teamPipeline',
      expect.stringContaining('2611 · Ann Lee'),
    ]);
    await user.click(screen.getByRole('option', { name: /Leeds team/ }));
    expect(where()).toBe('/main/pipelines?q=leeds');
  });

  it('finds documents of the present and of recent loans despite a typo, and downloads one', async () => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [18, 31] });
    const file = (name: string) => ({
      ...{ id: name, name, size: 1, createdTime: '2026-11-20T18:00:00Z', createdBy: 'Ann', folderName: 'X' },
      properties: { docType: 'X' },
    });
    const documents = vi.fn(async (loanNum: string) => [file(`Paystub ${loanNum}.pdf`), file('Letter.pdf')]);
    const document = vi.fn().mockRejectedValue(new Error('gone'));
    stubCalls(shellCalls, { documents, document });
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }), {
      'recent.loans': [{ loanNum: '2599', name: 'Lena Leeds' }],
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'paystbu');
    await user.click(await screen.findByRole('option', { name: /Paystub 2599.pdf.*Lena Leeds/ }));
    expect(document).toHaveBeenCalledWith('2599', 'Paystub 2599.pdf');
    expect(documents.mock.calls.map(([loanNum]) => loanNum)).toEqual(['2599']);
  });

  it('finds administration records for administrators only', async () => {
    const answers: Readonly<Record<string, object[]>> = {
      'main/admin/branch': [{ id: 'b1', name: 'Pasadena' }],
      'main/admin/user/employee': [{ id: 'pat', login: 'pat', firstName: 'Pat', lastName: 'Passmore' }],
    };
    const getList = vi.fn(async (resource: string) => ({ data: answers[resource] ?? [], total: 1 }));
    const { user, unmount } = open(getList);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'pas');
    await waitFor(() => expect(getList).toHaveBeenCalledWith('loans', expect.anything()));
    expect(getList).toHaveBeenCalledTimes(1);
    unmount();
    signInAs({ username: 'ann', roles: ['Administrator'] });
    const second = open(getList);
    await second.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await second.user.paste('pas');
    expect(await screen.findByRole('option', { name: /Pat Passmore \(pat\)/ })).toBeVisible();
    await second.user.click(await screen.findByRole('option', { name: /Pasadena/ }));
    expect(second.where()).toBe('/main/admin/branch/b1');
  });

  it('finds a misspelled administration record, and a misspelled form', async () => {
    signInAs({ username: 'ann', roles: ['Administrator'] });
    const similar = [
      { id: 'b1', name: 'Pasadena' },
      { id: 'b2', name: 'Passaic' },
    ];
    const getList = vi.fn(async (resource: string, { filter }: { filter: Record<string, unknown> }) => ({
      data: resource === 'main/admin/branch' && 'almost' in filter ? similar : [],
      total: 0,
    }));
    const item = { id: 'f1', name: 'Gift Letter' } as FolderItem;
    const files = vi.fn(async (folder: string) => ({
      items: folder === 'forms' ? [item] : [],
      ...{ nextPageToken: null, folderName: folder, subFolderName: '' },
    }));
    stubCalls(shellCalls, { files });
    const { user, where } = open(getList);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.paste('pasadnea');
    expect(await screen.findByRole('option', { name: /Pasadena/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Passaic/ })).toBeNull();
    await user.clear(screen.getByRole('combobox'));
    await user.paste('gift lettre');
    await user.click(await screen.findByRole('option', { name: /Gift Letter/ }));
    expect(where()).toBe('/main/resources/forms?open=f1');
  });

  it('offers Register My Loan only to users who may work on it', async () => {
    const loan = { id: '7', sLNm: '7', version: 1, sStatusT: '0', applicants: [] };
    const data = {
      getOne: vi.fn().mockResolvedValue({ data: loan }),
      getList: vi.fn(async () => ({ data: [], total: 0 })),
    };
    const search = async (editPermissions: readonly string[]) => {
      signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: menuNumbers, editPermissions });
      renderInPortal(<PaletteProvider>{null}</PaletteProvider>, { at: '/loans/7/dashboard', data });
      await userEvent.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox');
      await userEvent.paste('register my');
    };
    await search(['0']);
    expect(await screen.findByRole('option', { name: /Register My Loan/ })).toBeVisible();
    cleanup();
    data.getOne.mockClear();
    await search(['3']);
    await waitFor(() => expect(data.getOne).toHaveBeenCalled());
    expect(screen.queryByRole('option', { name: /Register My Loan/ })).toBeNull();
  });

  it('moves with the arrow keys and wraps around', async () => {
    const { user } = open(vi.fn().mockResolvedValue({ data: [], total: 0 }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'rate');
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
    expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
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
