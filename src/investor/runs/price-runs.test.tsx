import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PriceRunDetail, PriceRunLoan } from '../../../domain/investor/price-run.schemas';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { PriceRunPage } from './PriceRunPage';

const run: PriceRunDetail = {
  ...{ id: 'r1', by: 'Leopold Vance-Amari', createdAt: '2026-11-20T18:42:00Z', endedAt: null, state: 'completed' },
  ...{ canCancel: false, isSaving: false, loans: 2, done: 2 },
  totals: {
    ...{ loans: 2, done: 2, priced: 1, gaining: 0, losing: 1, gain: '0.00', loss: '-1200.00', net: '-1200.00' },
    ...{ changed: 1, toSave: 1, saving: 0, saved: 0, notSaved: 0 },
  },
};
const loan: PriceRunLoan = {
  ...{ id: '2611040001', loanNum: '2611040001', borrower: 'Ann Lee', status: '28', isLocked: true },
  ...{ program: 'Conforming 30', noteRate: '6.250', amount: '480000.00', lockDays: 15, before: '100.875' },
  ...{ price: '100.625', change: '-0.250', gain: '-1200.00', state: 'priced', isChanged: true, save: null },
};

afterEach(() => vi.unstubAllGlobals());

const open = (shown: PriceRunDetail, width: 'wide' | 'narrow' = 'wide') => {
  onScreen(width);
  const server = fakeServer(({ path }) =>
    path.includes('price-run-loans') ? { json: [loan], headers: { 'Content-Range': 'loans 0-0/1' } } : { json: shown },
  );
  renderInPortal(<PriceRunPage />, { at: '/runs/r1', route: '/runs/:id' });
  return server;
};

describe('a run of batch pricing', () => {
  it('says on a phone, too, what a loan would gain or lose', async () => {
    open(run, 'narrow');
    const list = await screen.findByRole('list', { name: /^Pricing run of/ });
    const card = within(list).getByRole('listitem');
    for (const shown of ['Ann Lee', 'Conforming 30', '100.875', '100.625', '−$1,200.00']) {
      expect(within(card).getByText(shown)).toBeVisible();
    }
    expect(within(card).queryByText('Amount')).toBeNull();
  });

  it('says what would be lost, and which loans changed since', async () => {
    open(run);
    expect(await screen.findByText('Priced all 2 loans')).toBeVisible();
    expect(await screen.findByText('100.625')).toBeVisible();
    // As the filter and as the result of the loan.
    expect(screen.getAllByText('Changed since pricing')).toHaveLength(2);
    // The loss, the net, and the loan's own.
    expect(screen.getAllByText('−$1,200.00')).toHaveLength(3);
  });

  it('asks before it saves all prices', async () => {
    const calls = open(run);
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 price' }));
    expect(await screen.findByText('Save the current price of 1 loan?')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(screen.getAllByRole('button', { name: 'Save 1 price' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.path).toContain('/lqb/price-runs/r1/save'),
    );
  });

  it('shows its progress and can be canceled while it runs', async () => {
    const calls = open({ ...run, state: 'running', canCancel: true, done: 1, totals: { ...run.totals, done: 1 } });
    expect(await screen.findByRole('progressbar', { name: 'Priced 1 of 2 loans' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel pricing' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/cancel'))).toBe(true));
  });
});
