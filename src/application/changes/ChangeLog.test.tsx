import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeEntry } from '../../../domain/application/change-log.schemas';
import { emptyDocument } from '../../../domain/loan/document';
import { failureOf } from '../../providers/data/api-error';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { applicationCalls } from '../application-calls';
import { ChangeLog } from './ChangeLog';

const change = (given: Partial<ChangeEntry>): ChangeEntry => ({
  ...{ id: '1', at: '2026-11-20T07:30:00.000Z', by: 'Ida Holm', action: 'change', version: 2, field: 'sNoteIR' },
  ...{ borrower: null, record: null, before: '6.000', after: '6.125' },
  ...given,
});

const some = [
  change({
    id: '3',
    field: 'assets[a]',
    record: { name: 'Alder Bank', type: '3' },
    before: null,
    after: { id: 'a', owners: ['0B'], type: '3', value: '100.00' },
  }),
  change({ id: '2', field: 'applicants[0].aBDob', borrower: 'Ann Lee', before: null, after: '1986-04-02' }),
  change({}),
];

const values = { people: ['Ida Holm', 'Mina Osei'], fields: ['applicants.aBDob', 'sNoteIR'], actions: ['change'] };

/** Opens the change log with fake calls and returns them. */
function open(loanChanges = vi.fn(async () => ({ rows: some, total: 3, open: false })), at = '/') {
  const loan = {
    ...emptyDocument(),
    id: '1',
    version: 4,
    sLNm: '1',
    sStatusT: '0',
    applicants: [{ aBFirstNm: 'Ann' }],
    reos: [{ id: 'r1', owners: ['0B' as const], address: '12 Elm St', city: 'Reno' }],
  };
  const exportLoanChanges = vi.fn(async () => ({ blob: new Blob(['x']), name: 'x.csv' }));
  stubCalls(applicationCalls, {
    changes: loanChanges,
    exportChanges: exportLoanChanges,
    changeValues: async () => values,
  });
  const data = {
    getOne: async () => ({ data: loan }),
  };
  const page = renderInPortal(<ChangeLog loanNum="1" />, { at, data: data as never });
  return { ...page, loanChanges, exportLoanChanges };
}

beforeEach(() => onScreen('wide'));

describe('change log', () => {
  it('lists user, field, borrower, values and time, latest first', async () => {
    open();
    await screen.findByText('Ann Lee');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replaceAll(/[\u2068\u2069]/g, '')),
    );
    expect(cells).toHaveLength(3);
    expect(cells[0]).toEqual([
      '11/19/26 11:30 PM',
      'Ida Holm',
      'Asset',
      'Alder Bank',
      '–',
      'Checking account · $100.00',
    ]);
    expect(cells[1]).toEqual(['11/19/26 11:30 PM', 'Ida Holm', 'Date of birth', 'Ann Lee', '–', '04/02/86']);
    expect(cells[2]).toEqual(['11/19/26 11:30 PM', 'Ida Holm', 'Note rate', 'Loan', '6.000%', '6.125%']);
  });

  it('filters by user with a chip that the URL keeps, and clears the filter', async () => {
    const { loanChanges, where } = open();
    const user = userEvent.setup();
    await screen.findByText('Note rate');
    await user.click(screen.getByRole('button', { name: 'By' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Mina Osei' }));
    await waitFor(() =>
      expect(loanChanges).toHaveBeenLastCalledWith(
        '1',
        expect.objectContaining({ values: { by: ['Mina Osei'] }, page: 1 }),
        expect.anything(),
      ),
    );
    expect(decodeURIComponent(where())).toContain('Mina');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Remove the filter By' }));
    await waitFor(() =>
      expect(loanChanges).toHaveBeenLastCalledWith('1', expect.objectContaining({ values: {} }), expect.anything()),
    );
  });

  it('shows the address of the property that secures a debt', async () => {
    const one = change({
      field: 'liabilities[d].reoId',
      record: { name: 'Alder', type: '0' },
      before: null,
      after: 'r1',
    });
    open(vi.fn(async () => ({ rows: [one], total: 1, open: false })));
    expect(await screen.findByText(/12 Elm St/)).toBeVisible();
    expect(screen.queryByText('r1')).toBeNull();
  });

  it('starts with the default view when the URL is invalid', async () => {
    const { loanChanges } = open(undefined, `/?changes=${encodeURIComponent('{"filter":null,"page":"x","order":1}')}`);
    await screen.findByRole('table');
    const first = { sort: { field: 'at', order: 'DESC' }, page: 1, perPage: 10, values: {} };
    expect(loanChanges).toHaveBeenCalledWith('1', first, expect.anything());
  });

  it('shows the next page and sorts by oldest first', async () => {
    const { loanChanges } = open(vi.fn(async () => ({ rows: some, total: 90, open: false })));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(loanChanges).toHaveBeenLastCalledWith('1', expect.objectContaining({ page: 2 }), expect.anything()),
    );
    await user.click(within(screen.getByRole('columnheader', { name: 'When' })).getByRole('button'));
    await waitFor(() =>
      expect(loanChanges).toHaveBeenLastCalledWith(
        '1',
        expect.objectContaining({ sort: { field: 'at', order: 'ASC' }, page: 1 }),
        expect.anything(),
      ),
    );
  });

  it('exports the filtered changes to a file', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const at = `/?changes=${encodeURIComponent(JSON.stringify({ filter: { section: ['asset'] } }))}`;
    const { exportLoanChanges } = open(undefined, at);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(exportLoanChanges).toHaveBeenCalledWith('1', expect.objectContaining({ values: { section: ['asset'] } }));
  });

  it('shows empty, no matches, not authorized and error states', async () => {
    const nothing = vi.fn(async () => ({ rows: [], total: 0, open: false }));
    const empty = open(nothing);
    expect(await screen.findByText('No changes yet')).toBeVisible();
    empty.unmount();
    const narrowed = open(nothing, `/?changes=${encodeURIComponent('{"filter":{"by":["X"]}}')}`);
    expect(await screen.findByText('No matches')).toBeVisible();
    narrowed.unmount();
    const refused = open(vi.fn(async () => Promise.reject(failureOf(403, '{"code":"not-authorized"}', null))));
    expect(await screen.findByText('Not Authorized')).toBeVisible();
    refused.unmount();
    open(vi.fn(async () => Promise.reject(failureOf(500, '{"code":"internal"}', null))));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows cards on a phone', async () => {
    onScreen('narrow');
    open();
    const cards = await screen.findAllByRole('listitem');
    await waitFor(() => expect(cards[2]).toHaveTextContent('Note rate'));
    expect(cards[2]).toHaveTextContent('6.000%6.125%');
    expect(cards[2]).toHaveTextContent('Ida Holm · 11/19/26 11:30 PM');
  });
});
