import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { loanCalls } from './loan-calls';
import { PipelinePage } from './PipelinePage';

const row = {
  id: '2611051394',
  sLNm: '2611051394',
  version: 1,
  tab: 0,
  aBFirstNm: 'Theo',
  aBLastNm: 'Lindqvist',
  sStatusT: '0',
  sStatusD: '2026-11-20',
  sBranchChannelT: '1',
  sBranchName: 'Pasadena',
  sFinalLAmt: '650000.00',
  sNoteIR: null,
  sRateLockStatusT: '0',
  sRLckdExpiredD: null,
};
const panel = {
  tabs: { '0': 312480, '1': 61940, '2': 1204377 },
  groups: [{ tab: 0, group: 'early', loans: 96420 }],
  locksExpiring: 1284,
  locksByDay: [],
  conditionsWaiting: 3906,
};

function stubOthers(figures: object = panel): void {
  stubCalls(shellCalls, { homeFigures: vi.fn().mockResolvedValue(figures) });
  stubCalls(loanCalls, {
    placementOptions: async () => ({
      channels: [],
      branches: [{ name: 'Pasadena', city: '', state: '' }],
      companies: [],
    }),
    filterValues: async () => ['Conforming 30 Yr Fixed'],
  });
}

function open(given: { list?: object; at?: string; figures?: object } = {}) {
  const getList = vi.fn().mockResolvedValue(given.list ?? { data: [row], total: 1 });
  stubOthers(given.figures);
  const { where, goBack } = renderInPortal(<PipelinePage />, {
    at: given.at ?? '/main/pipelines',
    route: '/main/pipelines',
    data: { getList },
  });
  const lastListCall = () => getList.mock.lastCall?.[1];
  return { getList, lastListCall, where, goBack };
}

const funded = {
  ...row,
  tab: 2,
  sStatusT: '6',
  sFundD: '2026-10-30',
  sRateLockStatusT: '1',
  sRLckdExpiredD: '2026-11-25',
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, so we set the desktop width to get the table.
  onScreen('wide');
  signInAs({ username: 'ann', roles: ['Administrator'], menuPermissions: [31], editPermissions: ['0'] });
});

afterEach(() => vi.unstubAllGlobals());

describe('the pipeline', () => {
  it('requests the first tab sorted by status, and links each row to its loan', async () => {
    const { lastListCall } = open();
    const link = await screen.findByRole('link', { name: '2611051394' });
    expect(link).toHaveAttribute('href', '/loans/2611051394/dashboard');
    expect(lastListCall()).toMatchObject({
      filter: { tab: 0 },
      sort: { field: 'sStatusT', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    });
    const cells = within(link.closest('tr') as HTMLElement);
    for (const text of ['Theo Lindqvist', 'Loan Open', '11/20/26', 'Retail', 'Pasadena', '$650,000.00', 'Not Locked']) {
      expect(cells.getByText(text)).toBeVisible();
    }
    expect(cells.getAllByText('–').length).toBeGreaterThan(0);
  });

  it('shows the unread messages of a loan beside its number, and filters by them', async () => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31, 16] });
    const { lastListCall, where } = open({ list: { data: [{ ...row, unread: 3, mentions: 1 }], total: 1 } });
    const link = await screen.findByRole('link', { name: /^2611051394/ });
    expect(link).toHaveAccessibleName('2611051394 3 unread messages. 1 of them mentions you.');
    expect(link).toHaveTextContent('@3');
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unread messages' }));
    await waitFor(() => expect(lastListCall()).toMatchObject({ filter: { tab: 0, unread: true } }));
    expect(where()).toBe('/main/pipelines?unread=true');
  });

  it('offers Create New Loan only to users who may create loans (NAV-10)', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Create New Loan' })).toBeVisible();
    cleanup();
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
    open();
    await screen.findByRole('link', { name: '2611051394' });
    expect(screen.queryByRole('link', { name: 'Create New Loan' })).toBeNull();
  });

  it('shows the number of loans in each tab', async () => {
    open();
    expect(await screen.findByText('312,480')).toBeVisible();
    expect(screen.getByText('1,204,377')).toBeVisible();
  });

  it('marks a tab as soon as it is picked, and follows Back', async () => {
    const { goBack, where } = open();
    const inactive = await screen.findByRole('tab', { name: /Inactive/ });
    fireEvent.click(inactive);
    expect(inactive).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(where()).toBe('/main/pipelines?tab=1'));
    goBack();
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true'));
    expect(inactive).toHaveAttribute('aria-selected', 'false');
  });

  it('sorts the funded tab by latest first, and keeps the tab in the URL', async () => {
    const { lastListCall, where } = open();
    await userEvent.click(await screen.findByRole('tab', { name: /Funded/ }));
    await waitFor(() =>
      expect(lastListCall()).toMatchObject({ filter: { tab: 2 }, sort: { field: 'sFundD', order: 'DESC' } }),
    );
    expect(where()).toBe('/main/pipelines?tab=2');
  });

  it.each(['online', 'offline'])(
    'shows a skeleton while another tab loads, and no rows of the one before (%s)',
    async (line) => {
      const { getList } = open();
      await screen.findByRole('link', { name: '2611051394' });
      getList.mockReturnValue(new Promise(() => undefined));
      onlineManager.setOnline(line === 'online');
      await userEvent.click(screen.getByRole('tab', { name: /Inactive/ }));
      await waitFor(() => expect(screen.queryByRole('link', { name: '2611051394' })).toBeNull());
      expect(screen.getAllByRole('rowgroup')[1]).toHaveAttribute('aria-busy', 'true');
      onlineManager.setOnline(true);
    },
  );

  it('keeps the rows while another page of the same tab loads', async () => {
    const { getList } = open({ list: { data: [row], total: 30 } });
    await screen.findByRole('link', { name: '2611051394' });
    getList.mockReturnValue(new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
    expect(screen.getByRole('link', { name: '2611051394' })).toBeVisible();
  });

  it('returns with Back to the scroll position and the opened row', async () => {
    const { goBack } = open({ list: { data: [row, { ...row, id: '2', sLNm: '2' }], total: 2 } });
    const table = async () => (await screen.findByRole('group', { name: 'Pipeline' })) as HTMLElement;
    const opened = await screen.findByRole('link', { name: '2' });
    (await table()).scrollTop = 320;
    fireEvent.scroll(await table());
    await userEvent.click(opened);
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    goBack();
    await waitFor(() => expect(screen.getByRole('link', { name: '2' })).toHaveFocus());
    expect((await table()).scrollTop).toBe(320);
  });

  it('shows the day of funding with its sort arrow on the funded tab, and no countdown of the lock', async () => {
    open({ list: { data: [funded], total: 1 }, at: '/main/pipelines?tab=2' });
    expect(await screen.findByText('10/30/26')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Funded' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: /Columns/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lock and expiry' }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('11/25/26')).toBeVisible();
    expect(screen.queryByText(/\d d$|expired/)).toBeNull();
  });

  it('searches after a pause in typing, starting at page 1', async () => {
    const { lastListCall, where } = open({ at: '/main/pipelines?page=3' });
    await userEvent.type(await screen.findByRole('searchbox'), 'lind');
    await waitFor(() =>
      expect(lastListCall()).toMatchObject({ filter: { tab: 0, q: 'lind' }, pagination: { page: 1 } }),
    );
    expect(where()).toBe('/main/pipelines?q=lind');
  });

  it('applies and removes a filter', async () => {
    const { lastListCall } = open();
    // The filter chip comes before the column of the same name.
    await userEvent.click((await screen.findAllByRole('button', { name: 'Channel' }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Wholesale' }));
    await waitFor(() => expect(lastListCall()).toMatchObject({ filter: { sBranchChannelT: ['2'] } }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter Channel' }));
    await waitFor(() => expect(lastListCall().filter).toEqual({ tab: 0 }));
  });

  it('sorts by a column, starting in its natural direction', async () => {
    const { lastListCall } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(lastListCall().sort).toEqual({ field: 'sFinalLAmt', order: 'DESC' }));
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(lastListCall().sort).toEqual({ field: 'sFinalLAmt', order: 'ASC' }));
  });

  it('shows that there are more loans than counted', async () => {
    open({ list: { data: [row], pageInfo: { hasPreviousPage: false, hasNextPage: true }, meta: { atLeast: 10_000 } } });
    expect(await screen.findByText('1–1 of 10,000+')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  });

  it('shows an empty state with a Clear button if nothing matches', async () => {
    const { lastListCall } = open({ list: { data: [], total: 0 }, at: '/main/pipelines?q=zzz&sStatusT=3' });
    expect(await screen.findByText('No loans match')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement);
    await waitFor(() => expect(lastListCall().filter).toEqual({ tab: 0 }));
    expect(await screen.findByText('No loans yet')).toBeVisible();
  });

  it('says that the list is being built after a first start, and shows the loans once they are there', async () => {
    const { getList } = open({ list: { data: [], total: 0 }, figures: { ...panel, isListing: true } });
    expect(await screen.findByText('The list is being built')).toBeVisible();
    getList.mockResolvedValue({ data: [row], total: 1 });
    expect(await screen.findByRole('link', { name: /2611051394/ })).toBeVisible();
  });

  it('shows an error with a retry button', async () => {
    const getList = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('The LOS does not answer.', 503))
      .mockResolvedValue({ data: [row], total: 1 });
    stubOthers();
    renderInPortal(<PipelinePage />, { data: { getList } });
    expect(await screen.findByText('The LOS does not answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '2611051394' })).toBeVisible();
  });

  it('moves between rows with the arrow keys', async () => {
    open({ list: { data: [row, { ...row, id: '2', sLNm: '2' }], total: 2 } });
    (await screen.findByRole('link', { name: '2611051394' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '2' })).toHaveFocus();
  });

  it('remembers the selected columns', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Columns/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Underwriter' }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: 'Underwriter' })).toBeVisible();
  });

  it('remembers the order and the widths of the columns, and returns to the first ones', async () => {
    open();
    // The first column picks rows.
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    await userEvent.click(await screen.findByRole('button', { name: /Columns/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move Status up' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Loan number', 'Status', 'Borrower']));
    const widthOf = (place: number) => document.querySelectorAll('col')[place]?.style.inlineSize;
    screen.getByRole('button', { name: 'Amount' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(widthOf(8)).toBe('48px'));
    await userEvent.click(screen.getByRole('button', { name: /Columns/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset columns' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(['Loan number', 'Borrower', 'Status']));
    expect(widthOf(8)).toBe('112px');
  });

  it('changes and remembers the height of its rows', async () => {
    open();
    await screen.findByRole('link', { name: '2611051394' });
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
    await userEvent.click(screen.getByRole('button', { name: 'Comfortable' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('data-density', 'comfortable'));
  });

  it('exports the filtered loans in their order', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const seen = fakeServer(() => ({ text: 'Loan number\r\n2611051394\r\n2611051395\r\n' }));
    open({ at: '/main/pipelines?tab=1&q=lee&sStatusT=7&sStatusD=2026-11-01..' });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(seen.length).toBe(1));
    const { pathname, searchParams } = new URL(seen[0]?.path ?? '', 'http://localhost');
    expect(pathname).toMatch(/\/lqb\/loans\/export$/);
    expect(JSON.parse(searchParams.get('sort') ?? '')).toEqual(['sStatusD', 'DESC']);
    const filter = { tab: 1, q: 'lee', sStatusT: ['7'], sStatusD: { from: '2026-11-01' } };
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual(filter);
    expect(await screen.findByText(/^Exported 2 rows to .?pipeline\.csv.?\.$/)).toBeVisible();
  });

  it('opens the views that the user saved', async () => {
    const { where } = open({ at: '/main/pipelines?tab=2&sort=sFinalLAmt+ASC&page=2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Saved view' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'View name' }));
    await userEvent.paste('Small loans');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await userEvent.click(await screen.findByRole('tab', { name: /Active/ }));
    await waitFor(() => expect(where()).toBe('/main/pipelines'));
    await userEvent.click(screen.getByRole('button', { name: 'Saved view' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Small loans' }));
    await waitFor(() => expect(where()).toBe('/main/pipelines?tab=2&sort=sFinalLAmt+ASC'));
  });

  it('renames and deletes views by keyboard, and brings a deleted one back', async () => {
    open({ at: '/main/pipelines?sRLckdExpiredD=0d..7d' });
    await userEvent.click(await screen.findByRole('button', { name: 'Saved view' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'View name' }));
    await userEvent.paste('This week');
    await userEvent.keyboard('{Enter}');
    const button = await screen.findByRole('button', { name: 'This week' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Rename view This week' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Rename view This week' }));
    await userEvent.paste('Locks');
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Delete view Locks' })).focus();
    await userEvent.keyboard('{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('button', { name: 'Delete view Locks' })).toBeNull();
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Delete view Locks' })).toBeVisible();
  });
});

describe('the filters of the pipeline', () => {
  it('show days that count from today, and stay relative', async () => {
    const { lastListCall, where } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rate lock expires' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Next 7 days' }));
    await waitFor(() => expect(lastListCall().filter).toEqual({ tab: 0, sRLckdExpiredD: { from: '0d', to: '7d' } }));
    expect(where()).toBe('/main/pipelines?sRLckdExpiredD=0d..7d');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Rate lock expires: Next 7 days')).toBeVisible();
  });

  it('find the loans of the user', async () => {
    const { lastListCall } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(lastListCall().filter).toEqual({ tab: 0, mine: true }));
    expect(screen.getByRole('button', { name: 'Mine', pressed: true })).toBeVisible();
  });

  it('mark what a search found, and name the co-borrower if that is who matched', async () => {
    const rows = [
      { ...row, matched: ['lindqvist'] },
      {
        ...row,
        id: '2',
        sLNm: '2',
        aCFirstNm: 'Bea',
        aCLastNm: 'Lindqvist-Ng',
        aBLastNm: 'Ode',
        matched: ['lindqvist'],
      },
      { ...row, id: '3', sLNm: '3', aBLastNm: 'Ode', matched: ['linda'] },
      { ...row, id: '261105', sLNm: '261105', aBLastNm: 'Ode', matched: ['2611'] },
    ];
    open({ list: { data: rows, total: 4 }, at: '/main/pipelines?q=lind' });
    await screen.findByRole('link', { name: '2' });
    const lines = screen.getAllByRole('row').slice(1);
    const marks = lines.map((line) => [...line.querySelectorAll('mark')].map((mark) => mark.textContent));
    expect(marks).toEqual([['Lindqvist'], ['Lindqvist'], ['linda'], ['2611']]);
    expect(lines[1]).toHaveTextContent('Theo Ode · Co-borrower Bea Lindqvist-Ng');
  });
});

describe('the keys of the pipeline', () => {
  it('move between rows, go to the first one, and show a loan beside the list', async () => {
    const getOne = vi
      .fn()
      .mockImplementation(async (_name, { id }) => ({ data: { ...row, id, sLNm: id, applicants: [{}] } }));
    stubOthers();
    renderInPortal(<PipelinePage />, {
      at: '/main/pipelines',
      route: '/main/pipelines',
      data: {
        getList: vi.fn().mockResolvedValue({ data: [row, { ...row, id: '2', sLNm: '2', aBFirstNm: 'Zoe' }], total: 2 }),
        getOne,
      },
    });
    const [first, second] = [
      await screen.findByRole('link', { name: '2611051394' }),
      screen.getByRole('link', { name: '2' }),
    ];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('j');
    expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    expect(second).toHaveFocus();
    await userEvent.keyboard('jk');
    expect(first).toHaveFocus();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toContain('Program');
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('complementary', { name: 'Theo Lindqvist' })).toBeVisible();
    // What the summary shows leaves its room to the names.
    expect(heads()).toEqual(expect.arrayContaining(['Borrower', 'Status', 'Amount', 'Loan officer']));
    for (const name of ['Channel', 'Branch or company', 'Program', 'Rate']) expect(heads()).not.toContain(name);
    await userEvent.keyboard('j');
    expect(await screen.findByRole('complementary', { name: 'Zoe Lindqvist' })).toBeVisible();
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(heads()).toContain('Program');
    await userEvent.keyboard('f');
    expect(first).toHaveFocus();
    const search = screen.getByRole('searchbox');
    search.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
  });
});

describe('the pipeline on a phone', () => {
  it('sorts, opens views and exports', async () => {
    onScreen('narrow');
    const { lastListCall } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sorted by Status' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Amount' }));
    await waitFor(() => expect(lastListCall().sort).toEqual({ field: 'sFinalLAmt', order: 'DESC' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sorted by Amount' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Amount' }));
    await waitFor(() => expect(lastListCall().sort).toEqual({ field: 'sFinalLAmt', order: 'ASC' }));
    expect(screen.getByRole('button', { name: 'Saved view' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
  });
});

describe('selected loans', () => {
  const two = [row, { ...row, id: '2', sLNm: '2' }];

  it('are exported alone', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    open({ list: { data: two, total: 2 } });
    const seen = fakeServer(() => ({ text: 'Loan number' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2' }));
    const bar = within(await screen.findByRole('region', { name: '1 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(seen.length).toBe(1));
    const { searchParams } = new URL(seen[0]?.path ?? '', 'http://localhost');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ id: ['2'] });
  });

  it('move to a status one by one; a failure names its loan, which stays selected', async () => {
    signInAs({
      username: 'ann',
      roles: ['Administrator'],
      menuPermissions: [31, 10, 11, 12],
      editPermissions: ['0', '7'],
    });
    open({ list: { data: two, total: 2 } });
    const moveTo = vi.fn(async (loanNum: string) => {
      if (loanNum === '2') throw new ApiError('Someone else is changing this loan.', 409);
      return { ...row };
    });
    stubCalls(loanCalls, { moveTo: moveTo as never });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move 2 loans' }));
    const failed = await screen.findByRole('dialog', { name: '1 record was not changed' });
    expect(failed).toHaveTextContent('2: Someone else is changing this loan.');
    await userEvent.click(within(failed).getByRole('button', { name: 'Close' }));
    expect(moveTo.mock.calls.map((call) => call)).toEqual([
      ['2611051394', { to: '7', from: '0' }],
      ['2', { to: '7', from: '0' }],
    ]);
    expect(await screen.findByRole('region', { name: '1 selected' })).toBeVisible();
  });

  it('stay selected on other pages, and end with another filter', async () => {
    const pages = [two, [{ ...row, id: '3', sLNm: '3' }]];
    const getList = vi.fn(async (_: string, { pagination }: { pagination: { page: number } }) => ({
      data: pages[pagination.page - 1],
      total: 13,
    }));
    stubOthers();
    renderInPortal(<PipelinePage />, { at: '/main/pipelines', route: '/main/pipelines', data: { getList } as never });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 3' }));
    expect(screen.getByRole('region', { name: '2 selected' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('checkbox', { name: 'Select 2' })).toBeChecked();
    await userEvent.click(screen.getByRole('tab', { name: /Funded/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
  });

  it('can be all that match, on every page', async () => {
    const all = Array.from({ length: 13 }, (_, at) => ({ ...row, id: `n${at}`, sLNm: `n${at}` }));
    const getList = vi.fn(async (_: string, { pagination }: { pagination: { perPage: number } }) => ({
      data: all.slice(0, pagination.perPage),
      total: 13,
    }));
    stubOthers();
    renderInPortal(<PipelinePage />, { at: '/main/pipelines', route: '/main/pipelines', data: { getList } as never });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select n1' }));
    expect(screen.queryByRole('button', { name: /matching loans/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 13 matching loans' }));
    expect(await screen.findByRole('region', { name: '13 selected' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /matching loans/ })).toBeNull();
  });

  it('are assigned to a person, who must be chosen', async () => {
    signInAs({ username: 'ann', roles: ['Administrator'], menuPermissions: [23, 31], editPermissions: ['0'] });
    open({ list: { data: two, total: 2 } });
    const assign = vi.fn();
    stubCalls(loanCalls, {
      possibleAssignees: async () => [{ role: 'Processor', login: 'pat', name: 'Pat Lee' }],
      assign: assign as never,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign loans' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign 1 loan' }));
    expect(await screen.findByText('Choose a person.')).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });

  it('are assigned by the name of the person, without those that the user can’t edit in their status', async () => {
    signInAs({ username: 'ann', roles: ['Administrator'], menuPermissions: [23, 31], editPermissions: ['0'] });
    const three = ['0', '0', '4'].map((sStatusT, at) => ({ ...row, id: `n${at}`, sLNm: `n${at}`, sStatusT }));
    open({ list: { data: three, total: 3 } });
    const assign = vi.fn(async () => ({}));
    stubCalls(loanCalls, {
      possibleAssignees: async () => [
        { role: 'Processor', login: 'pat', name: 'Pat Lee' },
        { role: 'Processor', login: 'yara', name: 'Yara Haddad' },
      ],
      assign: assign as never,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign loans' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign loans' });
    expect(await within(dialog).findByText(/This loan is left out/)).toBeVisible();
    expect(within(dialog).getByText('n2')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Role and person' }), 'yara{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign 2 loans' }));
    expect(await screen.findByText('Assigned 2 loans to \u2068Yara Haddad\u2069.')).toBeVisible();
    expect(assign.mock.calls.map(([loanNum]: unknown[]) => loanNum)).toEqual(['n0', 'n1']);
  });

  it('are not assigned if the user can’t edit any in its status', async () => {
    signInAs({ username: 'ann', roles: ['Administrator'], menuPermissions: [23, 31], editPermissions: ['4'] });
    open({ list: { data: two, total: 2 } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign loans' }));
    expect(await screen.findByText(/can’t edit any of the selected loans/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Assign \d/ })).toBeNull();
  });

  it('are only the first ones if there are too many', async () => {
    open({ list: { data: two, total: 312480 } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByRole('button', { name: 'Select the first 200 loans' })).toBeVisible();
  });

  it('are selected on a phone, too', async () => {
    onScreen('narrow');
    open({ list: { data: two, total: 2 } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2' }));
    expect(await screen.findByRole('region', { name: '1 selected' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Select all 2 matching loans' })).toBeVisible();
  });

  it('return to their earlier status; the server decides for each', async () => {
    signInAs({ username: 'ann', roles: ['Administrator'], menuPermissions: [31, 10, 11, 12], editPermissions: ['7'] });
    const paused = two.map((loan) => ({ ...loan, sStatusT: '7' }));
    open({ list: { data: paused, total: 2 } });
    const moveTo = vi.fn(async (loanNum: string) => {
      if (loanNum === '2') throw new ApiError('You can’t edit this loan in its current status.', 403);
      return { ...row };
    });
    stubCalls(loanCalls, { moveTo: moveTo as never });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Back to the earlier status');
    await userEvent.click(await screen.findByRole('button', { name: 'Move 2 loans' }));
    const failed = await screen.findByRole('dialog', { name: '1 record was not changed' });
    expect(failed).toHaveTextContent('2: You can’t edit this loan in its current status.');
    expect(moveTo.mock.calls[0]).toEqual(['2611051394', { to: 'earlier', from: '7' }]);
  });
});
