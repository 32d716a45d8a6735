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

describe('a table of records', () => {
  it('opens the record of a row by a link, which Ctrl or Cmd opens in a new tab', () => {
    renderInPortal(<DataTable {...basic} rows={fees} to={({ id }) => `/fees/${id}`} />);
    expect(screen.getByRole('link', { name: 'Appraisal' })).toHaveAttribute('href', '/fees/Appraisal');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('goes from row to row with the arrow keys', async () => {
    renderInPortal(<DataTable {...basic} rows={fees} to={({ id }) => `/fees/${id}`} />);
    screen.getByRole('link', { name: 'Appraisal' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Credit report' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Appraisal' })).toHaveFocus();
  });

  it('says how it is sorted, and turns the order', async () => {
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

  it('puts amounts at the end', () => {
    renderInPortal(<DataTable {...basic} rows={fees} />);
    expect(screen.getByRole('cell', { name: '$650.00' })).toHaveAttribute('data-numeric', 'true');
  });

  it('picks records one by one, and all of the page', async () => {
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

  it('keeps its head while the rows are on their way, where there are none, and where they could not be had', async () => {
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
  it('is a list of cards, each with all it has to say', () => {
    onScreen('narrow');
    renderInPortal(<DataTable {...basic} rows={fees} to={({ id }) => `/fees/${id}`} />);
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: 'Fees' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('AppraisalAmount$650.00');
    expect(screen.getByRole('link', { name: 'Appraisal' })).toHaveAttribute('href', '/fees/Appraisal');
  });

  it('says where there is nothing', () => {
    onScreen('narrow');
    renderInPortal(<DataTable {...basic} rows={[]} empty={<p>No fees yet.</p>} />);
    expect(screen.getByText('No fees yet.')).toBeVisible();
  });
});
