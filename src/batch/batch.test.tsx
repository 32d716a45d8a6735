import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BatchDetail, BatchRow } from '../../domain/batch/batch.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { BatchPage } from './BatchPage';
import { NewBatchPage } from './NewBatchPage';

const totals = {
  ...{ rows: 2, waiting: 0, ready: 0, saved: 1, unchanged: 0, refused: 1, notSaved: 0 },
  ...{ undone: 0, kept: 0, matches: 0, differs: 0, missing: 0 },
};
const batch: BatchDetail = {
  ...{ id: 'b1', kind: 'transactions', by: 'Nils Bergamot', createdAt: '2026-11-20T18:42:00Z', endedAt: null },
  ...{ fileName: 'payments.csv', isDryRun: false, isAllOrNothing: false, isUndoing: false, state: 'completed' },
  ...{ rows: 2, saved: 1, refused: 1, totals, canCancel: false, canSave: false, canUndo: true },
};
const rows: readonly BatchRow[] = [
  { id: '2', row: 2, loanNum: '2611040001', reference: 'P-1', result: 'saved', problems: [] },
  {
    ...{ id: '3', row: 3, loanNum: '9', reference: 'P-2', result: 'refused' },
    problems: [{ field: 'loanNum', message: 'The loan was not found.', wording: { code: 'no-loan', values: {} } }],
  },
];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a batch', () => {
  it('says what is wrong with a row, and asks before it is undone', async () => {
    onScreen('wide');
    const calls = fakeServer(({ path }) =>
      path.includes('batch-rows') ? { json: rows, headers: { 'Content-Range': 'rows 0-1/2' } } : { json: batch },
    );
    renderInPortal(<BatchPage />, { at: '/batches/b1', route: '/batches/:id' });
    expect(await screen.findByText('Loan number: The loan was not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: '2611040001' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '9' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo batch' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Undo the 1 saved row of this batch?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo batch' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/b1/undo'))).toBe(true));
  });
});

describe('a new batch', () => {
  it('offers only what the user may do to loans', async () => {
    signInAs({ username: 'nils', roles: ['Accountant'], isPml: false, menuPermissions: [] });
    fakeServer(() => ({ json: {} }));
    renderInPortal(<NewBatchPage />);
    await userEvent.click(screen.getByRole('combobox', { name: 'What the file has' }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Transactions', 'Purchase advice', 'Funding']);
  });
});
