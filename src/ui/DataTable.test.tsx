import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { DataTable } from './DataTable';
import type { DataColumn } from './data-column';

interface Fee {
  readonly id: string;
  readonly amount: string;
}

const fees: readonly Fee[] = [
  { id: 'Appraisal', amount: '$650.00' },
  { id: 'Credit report', amount: '$45.00' },
];
const columns: readonly DataColumn<Fee>[] = [
  { key: 'id', label: 'Fee', sort: 'id', cell: ({ id }) => <bdi>{id}</bdi> },
  { key: 'amount', label: 'Amount', sort: 'amount', first: 'DESC', numeric: true, cell: ({ amount }) => amount },
];
const basic = { label: 'Fees', columns, rowKey: ({ id }: Fee) => id };

afterEach(() => vi.unstubAllGlobals());

describe('the data table', () => {
  it('opens a row’s record by a link, in a new tab with Ctrl or Cmd', () => {
    renderInPortal(<DataTable {...basic} rows={fees} to={({ id }) => `/fees/${id}`} />);
    expect(screen.getByRole('link', { name: 'Appraisal' })).toHaveAttribute('href', '/fees/Appraisal');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('moves between rows with the arrow keys', async () => {
    renderInPortal(<DataTable {...basic} rows={fees} to={({ id }) => `/fees/${id}`} />);
    screen.getByRole('link', { name: 'Appraisal' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Credit report' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Appraisal' })).toHaveFocus();
  });

  it('shows its sort order, and reverses it', async () => {
    const onSort = vi.fn();
    renderInPortal(<DataTable {...basic} rows={fees} sort={{ field: 'id', order: 'ASC' }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: /Fee/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Fee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(onSort.mock.calls.flat()).toEqual([
      { field: 'id', order: 'DESC' },
      { field: 'amount', order: 'DESC' },
    ]);
  });

  it('aligns amounts to the end', () => {
    renderInPortal(<DataTable {...basic} rows={fees} />);
    expect(screen.getByRole('cell', { name: '$650.00' })).toHaveAttribute('data-numeric', 'true');
  });

  it('selects records individually, and all on the page', async () => {
    function Picking() {
      const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['Another page']));
      return (
        <>
          <DataTable {...basic} rows={fees} selection={{ keys, onChange: setKeys }} />
          <output>{[...keys].join()}</output>
        </>
      );
    }
    renderInPortal(<Picking />);
    const statusText = () => screen.getByRole('status').textContent;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Appraisal' }));
    expect(statusText()).toBe('Another page,Appraisal');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(statusText()).toBe('Another page,Appraisal,Credit report');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(statusText()).toBe('Another page');
  });

  it('keeps its header while rows load, without rows, and after an error', async () => {
    const onRetry = vi.fn();
    const head = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    const waiting = renderInPortal(<DataTable {...basic} rows={undefined} waitingRows={3} />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getAllByRole('rowgroup')[1]).toHaveAttribute('aria-busy', 'true');
    waiting.unmount();
    const none = renderInPortal(<DataTable {...basic} rows={[]} />);
    expect([head(), screen.getByRole('heading').textContent]).toEqual([['Fee', 'Amount'], 'Nothing here yet']);
    none.unmount();
    renderInPortal(<DataTable {...basic} rows={undefined} error={new Error('disk full')} onRetry={onRetry} />);
    expect(head()).toEqual(['Fee', 'Amount']);
    expect(screen.getByRole('alert')).toHaveTextContent('disk full');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('on a phone', () => {
  it('is a list of cards with all columns', () => {
    onScreen('narrow');
    renderInPortal(<DataTable {...basic} rows={fees} to={({ id }) => `/fees/${id}`} />);
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: 'Fees' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('AppraisalAmount$650.00');
    expect(screen.getByRole('link', { name: 'Appraisal' })).toHaveAttribute('href', '/fees/Appraisal');
  });

  it('shows an empty state', () => {
    onScreen('narrow');
    renderInPortal(<DataTable {...basic} rows={[]} empty={<p>No fees yet.</p>} />);
    expect(screen.getByText('No fees yet.')).toBeVisible();
  });
});
