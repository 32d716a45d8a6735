import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { message } from '../../domain/messages/message';
import { answer, loan, option, program } from '../pricing/pricing.test-support';
import { pricingCalls } from '../pricing/pricing-calls';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { LockPage } from './LockPage';
import { aLock, aPrice, aSimulation, notLocked, requested, someFacts, someOptions } from './locks.test-support';
import { locksCalls } from './locks-calls';

const officer = {
  username: 'loan-officer',
  roles: ['Loan Officer'],
  menuPermissions: [14, 21],
  editPermissions: ['0'],
};
const ours = loan({ sLpTemplateId: 'c30', sLpTemplateNm: 'Conforming 30 Yr Fixed', sNoteIR: '6.125' });

/** Opens the page on a lock. Writes answer the lock in force. */
function open(lock: BrokerLock, { of = ours, ...calls }: Partial<typeof locksCalls> & { of?: LoanDocument } = {}) {
  const move = vi.fn<(typeof locksCalls)['move']>(async () => aLock({ version: 4 }));
  stubCalls(locksCalls, { lock: async () => lock, simulate: async () => aSimulation(), move, ...calls });
  stubCalls(shellCalls, { documents: async () => [] });
  renderInPortal(<LockPage />, {
    at: `/loans/${ours.sLNm}/rate-lock-request`,
    route: '/loans/:loanNum/rate-lock-request',
    data: { getOne: vi.fn(async () => ({ data: { ...of, id: ours.sLNm } })) as never },
  });
  return { move };
}

const panel = () => screen.findByRole('region', { name: 'Request' });
const type = (label: string | RegExp, text: string, within_: HTMLElement = document.body) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value: text } });
const confirm = async (button: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T18:00:00Z') });
  signInAs(officer);
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Loan Officer'] } : [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a lock in force', () => {
  it('shows what is left, with the time zone, its price line by line, the market and the gap to closing', async () => {
    open(aLock());
    expect(await screen.findByText(/Expires .*11:59 PM Pacific/)).toBeVisible();
    expect(screen.getByText('3 days after the lock ends')).toBeVisible();
    expect(screen.getByText(/−0\.125 since 10\/28\/26/)).toBeVisible();
    const asked = within(await panel());
    for (const text of ['101.000', '−0.250', '100.750', '100.625']) expect(asked.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByRole('row', { name: /Lock confirmed.*Ines Duarte/ })).toBeVisible();
  });

  it('says in a sentence what a closing costs, and in a table each day', async () => {
    open(aLock());
    expect(await screen.findByText(/Extend by 5 days now\. .*\$695\.63 cost/)).toBeVisible();
    expect(screen.getByText('The wait ends after closing.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
    expect(
      await screen.findByRole('row', { name: /11\/30\/26.*100\.625.*100\.250.*100\.500.*Extend now/ }),
    ).toBeVisible();
  });

  it('takes another closing as dates are typed, if it is one of the days ahead', async () => {
    const simulate = vi.fn<(typeof locksCalls)['simulate']>(async () => aSimulation());
    open(aLock(), { simulate });
    const closing = await screen.findByRole('textbox', { name: 'Closing on' });
    expect(closing).toHaveValue('11/30/2026');
    const asked = () => simulate.mock.calls.map(([, on]) => on);
    await screen.findByText('The wait ends after closing.');
    fireEvent.change(closing, { target: { value: '12/31/2026' } });
    fireEvent.blur(closing);
    expect(await screen.findByText(/^Enter a date on or before/)).toBeVisible();
    fireEvent.change(closing, { target: { value: '11/25/2026' } });
    await waitFor(() => expect(asked().at(-1)).toBe('2026-11-25'));
    expect(asked()).not.toContain('2026-12-31');
  });

  it('is extended after the cost and the new expiration were shown', async () => {
    const { move } = open(aLock());
    const form = await panel();
    await userEvent.click(within(form).getByRole('radio', { name: /10 days/ }));
    const button = await within(form).findByRole('button', { name: /Request extension by 10 days, \$1,391\.25/ });
    expect(button).toBeDisabled();
    type('Reason', 'Appraisal is late', form);
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Extend the lock by 10 days?' });
    expect(dialog).toHaveTextContent('from 11/27/26 to 12/07/26');
    expect(dialog).toHaveTextContent('0.250 points, $1,391.25. The final price becomes 100.500.');
    expect(move).not.toHaveBeenCalled();
    await confirm('Request extension');
    await waitFor(() =>
      expect(move).toHaveBeenCalledWith(ours.sLNm, {
        move: 'extend',
        version: 3,
        days: 10,
        reason: 'Appraisal is late',
      }),
    );
  });

  it('says why nothing can be asked for outside business hours, with the hours', async () => {
    const why = { text: 'The lock desk is open Monday to Friday, 9:00 to 15:59 Pacific time.' };
    const extend = someOptions().extend.map((one) => ({ ...one, allowed: false, why }));
    const closed = { allowed: false, why };
    open(
      aLock({
        desk: { ...aLock().desk, isOpen: false },
        options: someOptions({ extend, reprice: { ...closed, rates: [] }, cancel: closed }),
      }),
    );
    expect(await screen.findByText(/Lock desk closed until/)).toBeVisible();
    const form = await panel();
    expect(within(form).getByRole('button', { name: /Request extension/ })).toBeDisabled();
    expect(within(form).getAllByText(/Monday to Friday, 9:00 to 15:59/).length).toBeGreaterThan(0);
  });

  it('shows the current one if someone was faster', async () => {
    const lock = vi.fn(async () => aLock());
    const move = vi.fn(async () => {
      throw new ApiError('Someone changed it', 409, { code: 'stale', current: { version: 5 } });
    });
    open(aLock(), { lock, move: move as never });
    const form = await panel();
    type('Reason', 'Appraisal is late', form);
    await userEvent.click(within(form).getByRole('button', { name: /Request extension/ }));
    const before = lock.mock.calls.length;
    await confirm('Request extension');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(lock.mock.calls.length).toBeGreaterThan(before));
  });

  it('shows each line that the loan’s new facts moved', async () => {
    const side = (Price: string) => ({ Detail: '', Params: {}, Price });
    open(
      aLock({
        reprice: {
          state: 'changed',
          price: aPrice({ Price: '100.250' }),
          difference: [
            {
              code: 'score-ltv',
              Description: 'FICO and LTV',
              before: side('-0.250'),
              after: side('-0.750'),
              change: '-0.500',
            },
          ],
          reasons: [],
        },
      }),
    );
    expect(await screen.findByText('The loan has changed since it was locked')).toBeVisible();
    expect(screen.getByRole('row', { name: 'FICO and LTV −0.250 −0.750 −0.500' })).toBeVisible();
  });
});

describe('a lock that expired', () => {
  it('is locked again at the worse case, worked out line by line', async () => {
    const price = aPrice({ BasePrice: '100.125', lines: [], Price: '99.875', Point: '0.125', Cost: '695.63' });
    const { move } = open(
      aLock({
        lock: someFacts({ isExpired: true, daysLeft: -3 }),
        options: someOptions({
          ...{ extend: [], reprice: { allowed: false, why: null, rates: [] }, cancel: { allowed: false, why: null } },
          relock: [
            {
              ...{
                allowed: true,
                why: null,
                days: 15,
                label: 'Worse case+0.250%',
                expiresOn: '2026-12-15',
                rolledFrom: null,
              },
              ...{
                original: '100.500',
                today: '100.125',
                counts: 'today',
                fee: '0.250',
                points: '0.875',
                cost: '4869.38',
                price,
              },
            },
          ],
        }),
      }),
    );
    const form = within(await panel());
    expect(form.getByText('Worse case+0.250%')).toBeVisible();
    for (const text of ['100.500', '100.125', 'The lower price counts'])
      expect(form.getAllByText(text)[0]).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Request relock at 6.125%, 99.875' }));
    await confirm('Request relock');
    await waitFor(() =>
      expect(move).toHaveBeenCalledWith(ours.sLNm, { move: 'relock', version: 3, days: 15, price: '99.875' }),
    );
  });
});

describe('a loan that is locked without a record', () => {
  const facts = { status: '1', lockDate: '2026-11-02', expiresOn: '2026-12-02', isExpired: false } as const;

  it('says that it is locked and why nothing can be done, and offers no rates', async () => {
    const lock = notLocked({
      ...{ status: '1', unrecorded: { ...facts, rate: '6.125', price: '101.250', program: 'Conforming 30 Yr Fixed' } },
      options: someOptions({ request: { allowed: false, why: message('lock-not-recorded'), terms: [] }, extend: [] }),
    });
    open(lock);
    expect(await screen.findByText('Rate 6.125%, price 101.250, expiration 12/02/26.')).toBeVisible();
    expect(screen.getByText(/no longer fits Conforming 30 Yr Fixed/)).toBeVisible();
    expect(screen.queryByText('Not Locked')).toBeNull();
    expect(screen.queryByText('The rate is not locked')).toBeNull();
    expect(screen.queryByText('Choose a rate to lock')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Request' })).toBeNull();
  });
});

describe('a loan without a program', () => {
  it('leads to its programs, and asks for nothing yet', async () => {
    open(notLocked(), { of: { ...ours, sLpTemplateId: null } });
    expect(await screen.findByRole('link', { name: 'Choose a program' })).toBeVisible();
    expect(screen.queryByText('Choose a rate to lock')).toBeNull();
  });
});

describe('a loan without a lock', () => {
  const priced = answer(program('c30', [option('6.000', 100), option('6.125', 100.5)]));

  it('is locked at a rate of the grid, with term, impounds and notes', async () => {
    stubCalls(pricingCalls, { price: async () => priced });
    const price = vi.fn(async () => ({ version: 1 }) as never);
    const request = vi.fn(async () => requested());
    open(notLocked(), { price, request });
    await userEvent.click(await screen.findByRole('button', { name: /6\.000%.*45 days|6\.000%.*99\.875/ }));
    const form = await panel();
    fireEvent.change(within(form).getByLabelText('Impounds'), { target: { value: '2' } });
    type('Note on impounds (optional)', 'Insurance is paid', form);
    const button = within(form).getByRole('button', { name: /Request lock at 6\.000%/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('11:59 PM Pacific');
    await confirm('Request lock');
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(price).toHaveBeenCalledWith(
      ours.sLNm,
      expect.objectContaining({
        sProdImpound: true,
        sProdImpoundT: '2',
        sProdRLckdDays: 45,
        impoundNote: 'Insurance is paid',
      }),
    );
    expect(request).toHaveBeenCalledWith(
      ours.sLNm,
      expect.objectContaining({ lLpTemplateId: 'c30', rate: '6.000', fee: '0.000', version: 1 }),
    );
  });

  it('shows the waiting request with its age and price, which can be taken back', async () => {
    stubCalls(pricingCalls, { price: async () => priced });
    const { move } = open(requested({ price: aPrice() }));
    expect(await screen.findByText('Lock, 30 days: waiting for the lock desk')).toBeVisible();
    expect(screen.getByText(/Requested by Owen Prakash/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    const form = await panel();
    await userEvent.click(within(form).getAllByRole('button', { name: 'Cancel request' }).at(-1) as HTMLElement);
    await confirm('Cancel request');
    await waitFor(() => expect(move).toHaveBeenCalledWith(ours.sLNm, { move: 'cancel-request', version: 2 }));
  });
});

describe('the page', () => {
  it('is read-only for users who may not write on it, and says who may', async () => {
    signInAs({ ...officer, pageLetters: { 'rate-lock': 'r' } });
    open(aLock());
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(/Loan Officer/));
    expect((await screen.findAllByText('100.750'))[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Request' })).toBeNull();
  });

  it('is read again after an error', async () => {
    let fails = true;
    open(aLock(), {
      lock: async () => {
        if (fails) throw new ApiError('Unavailable', 503);
        return aLock();
      },
    });
    const again = await screen.findByRole('button', { name: /again/ });
    fails = false;
    await userEvent.click(again);
    expect((await screen.findAllByText('100.750'))[0]).toBeVisible();
  });

  it('refuses users who may not see it', async () => {
    open(aLock(), {
      lock: async () => {
        throw new ApiError('No', 403, { code: 'not-authorized', wording: message('not-your-document') });
      },
    });
    expect(await screen.findByText('Not Authorized')).toBeVisible();
  });
});
