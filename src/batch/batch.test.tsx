import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BatchDetail, BatchRow } from '../../domain/batch/batch.schemas';
import { batchColumns } from '../../domain/batch/batch-columns';
import { type ColumnMapping, guessMapping } from '../../domain/batch/mapping';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { BatchPage } from './BatchPage';
import { MappingTable } from './MappingTable';
import { NewBatchPage } from './NewBatchPage';
import { useShownWords } from './useShownWords';

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
    problems: [
      { field: 'loanNum', value: '9', message: 'The loan was not found.', wording: { code: 'no-loan', values: {} } },
      { field: 'type', value: 'Gift', message: 'Choose a value.', wording: { code: 'not-a-code', values: {} } },
    ],
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
    expect(await screen.findByText('Loan number “\u20689\u2069”: The loan was not found.')).toBeVisible();
    expect(
      screen.getByText(/^Type “\u2068Gift\u2069”: Choose a value.*One of: Payment, Additional principal, /),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '2611040001' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '9' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo batch' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Undo the 1 saved row of this batch?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo batch' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/b1/undo'))).toBe(true));
  });
});

describe('a checked batch', () => {
  it('asks before it saves, and shows amounts as the portal does', async () => {
    onScreen('wide');
    const wording = { code: 'batch-differs', values: { file: '100.00', loan: '758974.50' } };
    const differs: BatchRow = {
      ...{ id: '2', row: 2, loanNum: '2611040001', reference: null, result: 'differs' },
      problems: [{ field: 'loanAmount', value: '100.00', message: '', wording }],
    };
    const checked = { ...batch, kind: 'funding', isDryRun: true, canSave: true, canUndo: false };
    const json = { ...checked, totals: { ...totals, ready: 2 } };
    const calls = fakeServer(({ path }) =>
      path.includes('batch-rows') ? { json: [differs], headers: { 'Content-Range': 'rows 0-0/1' } } : { json },
    );
    renderInPortal(<BatchPage />, { at: '/batches/b1', route: '/batches/:id' });
    expect(await screen.findByText(/The file has \$100\.00, the loan has \$758,974\.50\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 rows' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save 2 rows of Funding now?' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save 2 rows' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/b1/save'))).toBe(true));
  });
});

describe('a new batch', () => {
  it('says which options a column can have, and maps columns by what the screen calls them', async () => {
    const seen: ColumnMapping[] = [];
    function Page() {
      const fields = batchColumns.transactions;
      const { ownTitles, withWords } = useShownWords();
      const mapping = guessMapping(fields, ['Date', 'Type'], ownTitles(fields));
      seen.push(withWords(fields, mapping));
      return <MappingTable fields={fields} file={file} mapping={mapping} onChange={() => {}} />;
    }
    const file = { rows: 1, titles: ['Date', 'Type'], samples: [], mapping: {}, remembered: null };
    renderInPortal(<Page />);
    expect(await screen.findByText(/^One of: Payment, Additional principal, Escrow deposit/)).toBeVisible();
    expect(seen.at(-1)).toMatchObject({
      date: { column: 0 },
      type: { column: 1, words: { escrow: 'Escrow deposit' } },
    });
  });

  it('offers only what the user may do to loans', async () => {
    signInAs({ username: 'nils', roles: ['Accountant'], isPml: false, menuPermissions: [] });
    fakeServer(() => ({ json: {} }));
    renderInPortal(<NewBatchPage />);
    await userEvent.click(screen.getByRole('combobox', { name: 'What the file has' }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Transactions', 'Purchase advice', 'Funding']);
  });
});
