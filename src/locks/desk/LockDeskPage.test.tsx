import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { aDesk, aDeskRow, requested } from '../locks.test-support';
import { locksCalls } from '../locks-calls';
import { LockDeskPage } from './LockDeskPage';

const rows = [
  aDeskRow('2611046093', { minutes: 47, marketMove: '-0.281' }),
  aDeskRow('2611043317', { minutes: 9, kind: 'extend', days: 5 }),
];

function open(more: Partial<typeof locksCalls> = {}, at = '/main/internal/lock-desk') {
  const decide = vi.fn<(typeof locksCalls)['decide']>(async (loanNum) => ({ ...requested(), loanNum, request: null }));
  const desk = vi.fn<(typeof locksCalls)['desk']>(async () => aDesk(rows));
  const lock = async (loanNum: string) => ({ ...requested(), loanNum });
  stubCalls(locksCalls, { desk, lock, decide, expiring: async () => ({ days: [] }), ...more });
  const page = renderInPortal(<LockDeskPage />, { at, route: '/main/internal/lock-desk' });
  return { decide, desk, page };
}

const selected = () => screen.findByRole('region', { name: 'Selected request' });
const confirm = async (button: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T18:00:00Z') });
  signInAs({ username: 'lock-desk', roles: ['Lock Desk'], menuPermissions: [21] });
  fakeServer(() => ({ json: [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the lock desk', () => {
  it('shows what waits, with its age and the move of the market, and the day in figures', async () => {
    open();
    expect(await screen.findByRole('row', { name: /47 min 2611046093.*Lock, 30 days.*−0\.281/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /9 min 2611043317.*Extension, 5 days/ })).toBeVisible();
    expect(screen.getByText('1 over 30 min')).toBeVisible();
    expect(screen.getByText('$1,113,000.00')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Waiting (2)' })).toBeVisible();
  });

  it('shows the price as the desk and as the broker see it, both with the same end', async () => {
    open({}, '/main/internal/lock-desk?loan=2611046093');
    const panel = within(await selected());
    expect(await panel.findByRole('row', { name: /Base price.*101\.625 101\.000/ })).toBeVisible();
    expect(panel.getByRole('row', { name: /Price group.*−0\.625 Hidden/ })).toBeVisible();
    expect(panel.getByRole('row', { name: 'Borrower price 100.750 100.750' })).toBeVisible();
  });

  it('confirms by keyboard with a concession within the limit, after its figures were shown', async () => {
    const { decide } = open();
    await screen.findByRole('row', { name: /2611046093/ });
    await userEvent.keyboard('j');
    const panel = within(await selected());
    const points = await panel.findByLabelText('Concession in points');
    fireEvent.change(points, { target: { value: '0.375' } });
    expect(await panel.findAllByText('Your limit is 0.250 points.')).not.toHaveLength(0);
    expect(panel.getByRole('button', { name: /^Confirm at/ })).toBeDisabled();
    fireEvent.change(points, { target: { value: '0.125' } });
    fireEvent.change(await panel.findByLabelText('Reason for the concession'), {
      target: { value: 'Competing offer' },
    });
    expect(panel.getByText('$695.63 of $1,391.25')).toBeVisible();
    expect(panel.getByText('0.500, $2,782.50')).toBeVisible();
    expect(panel.getByText('$4,869.38 credit')).toBeVisible();
    await userEvent.click(await panel.findByRole('button', { name: 'Confirm at 100.875' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('A concession of 0.125 points is part of the price.');
    await confirm('Confirm');
    await waitFor(() =>
      expect(decide).toHaveBeenCalledWith('2611046093', {
        ...{ move: 'confirm', version: 2, price: '100.875' },
        concession: { points: '0.125', reason: 'Competing offer' },
      }),
    );
  });

  it('denies with a reason, by its key', async () => {
    const { decide } = open({}, '/main/internal/lock-desk?loan=2611046093');
    const panel = within(await selected());
    await panel.findByRole('button', { name: /^Confirm at/ });
    await userEvent.keyboard('d');
    const button = await panel.findByRole('button', { name: 'Deny' });
    expect(button).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: 'The loan does not qualify' }));
    await userEvent.click(button);
    await confirm('Deny');
    await waitFor(() =>
      expect(decide).toHaveBeenCalledWith('2611046093', {
        move: 'deny',
        version: 2,
        reason: 'The loan does not qualify',
      }),
    );
  });

  it('moves through the queue by keyboard, but not while typing', async () => {
    open();
    await screen.findByRole('row', { name: /2611046093/ });
    await userEvent.keyboard('jj');
    expect(await screen.findByRole('heading', { name: 'Borrower 2611043317' })).toBeVisible();
    await userEvent.keyboard('k');
    expect(await screen.findByRole('heading', { name: 'Borrower 2611046093' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Loan or borrower'), 'j');
    expect(screen.getByRole('heading', { name: 'Borrower 2611046093' })).toBeVisible();
  });

  it('filters by tab and kind on the server, in the address', async () => {
    const { desk } = open({}, '/main/internal/lock-desk?tab=suspended&kind=relock');
    await screen.findByRole('tab', { name: /Suspended/, selected: true });
    expect(desk).toHaveBeenCalledWith({ tab: 'suspended', kind: 'relock' }, expect.anything());
  });

  it('says that nothing waits', async () => {
    open({ desk: async () => aDesk([]) });
    expect(await screen.findByText('No requests are waiting')).toBeVisible();
  });

  it('is read again after an error', async () => {
    let fails = true;
    open({
      desk: async () => {
        if (fails) throw new ApiError('Unavailable', 503);
        return aDesk(rows);
      },
    });
    const [again] = await screen.findAllByRole('button', { name: /again/ });
    fails = false;
    await userEvent.click(again as HTMLElement);
    expect(await screen.findByRole('row', { name: /2611046093/ })).toBeVisible();
  });
});
