import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import type { LockReportRow } from '../../domain/investor/lock-report.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { InvestorLockPage } from './InvestorLockPage';
import { LockReportPage } from './LockReportPage';

const row: LockReportRow = {
  ...{ id: '2611040001', loanNum: '2611040001', borrower: 'Ann Lee', status: '28', expDate: '2026-11-22' },
  ...{ today: '2026-11-20', remainingDays: 2, brkLockTerm: 30, lockTerm: 15, newLockTerm: 15, curPrice: '101.125' },
  ...{ curPriceAt: null, branch: 'Pasadena', company: null, loanType: '0', commitmentType: null },
  ...{ investorProgram: null, investorExpDate: null, gapDays: null, estClosing: null, amount: '480000.00' },
  ...{ noteRate: '6.250', lockPrice: '100.875', investorPrice: null, margin: null, revenue: null },
};

const lock: InvestorLock = {
  ...{ loanNum: '2611040001', version: 4, borrower: 'Ann Lee', status: '28', today: '2026-11-20' },
  lender: {
    ...{ lockStatus: '1', lockDate: '2026-11-02', lockDays: 30, expDate: '2026-12-02', remainingDays: 12 },
    ...{ program: 'Conforming 30', noteRate: '6.250', price: '100.875', amount: '480000.00', estClosing: null },
    newLockTerm: 15,
  },
  investorName: null,
  commitment: {
    ...{ sInvestorRolodexId: null, sInvestorLockLpTemplateNm: 'Agency 30', sInvestorLockRLckdDays: 15 },
    ...{ sInvestorLockNoteIR: '6.250', sInvestorLockBrokComp1Pc: '-1.500', sInvestorLockRAdjMarginR: null },
    ...{ sInvestorLockCommitmentT: '0', sInvestorLockRLckdD: '2026-11-14', sInvestorLockRLckExpiredD: '2026-11-29' },
    ...{ sInvestorLockLoanNum: null, adjustments: [] },
  },
  figures: {
    ...{ investorPrice: '101.500', basePrice: '101.500', margin: '0.625', marginAmount: '3000.00' },
    ...{ revenue: '7200.00', gapDays: -3 },
  },
  current: { price: null, days: null, at: null },
  history: [],
};

const totals = {
  ...{ loans: 1, amount: '480000.00', notAllocated: 1, bestEfforts: 0, mandatory: 0, expired: 0, expiring: 1 },
  ...{ uncovered: 0, revenue: '0.00', marginAmount: '0.00' },
};

afterEach(() => vi.unstubAllGlobals());

describe('the lock report', () => {
  it('says what is not yet allocated and how long each lock has, and adds up what is filtered', async () => {
    onScreen('wide');
    const calls = fakeServer(({ path }) =>
      path.includes('/totals') ? { json: totals } : { json: [row], headers: { 'Content-Range': 'locks 0-0/1' } },
    );
    renderInPortal(<LockReportPage />, { at: '/?filter=%7B%22uncovered%22%3Atrue%7D' });
    for (const text of ['2611040001', '11/22/26', '101.125']) expect(await screen.findByText(text)).toBeVisible();
    // As the state of the loan and as a total; the amount, too.
    for (const text of ['Not yet allocated', '$480,000.00']) expect(screen.getAllByText(text)).toHaveLength(2);
    expect(await screen.findByText('Best efforts: 0 · Mandatory: 0')).toBeVisible();
    const asked = calls.find(({ path }) => path.includes('/totals'));
    expect(decodeURIComponent(asked?.path ?? '')).toContain('"uncovered":true');
    for (const name of ['Export text', 'Export CSV']) expect(screen.getByRole('button', { name })).toBeVisible();
  });
});

describe('the investor’s side of a loan', () => {
  const open = () =>
    renderInPortal(<InvestorLockPage />, {
      at: '/main/internal/lock-report/2611040001/show',
      route: '/main/internal/lock-report/:id/show',
    });

  it('shows margin, revenue and the days without cover', async () => {
    fakeServer(() => ({ json: lock }));
    open();
    expect(await screen.findByText('The investor lock ends 3 days before the borrower’s')).toBeVisible();
    expect(screen.getByText('$7,200.00')).toBeVisible();
    expect(screen.getByText('$3,000.00')).toBeVisible();
  });

  it('saves a commitment with the version that was seen, and lets the end follow from the days', async () => {
    const calls = fakeServer(({ path }) => ({ json: path.endsWith('/investors') ? [] : lock }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit commitment' }));
    const days = await screen.findByRole('textbox', { name: /Investor lock period/ });
    await userEvent.clear(days);
    await userEvent.paste('30');
    await userEvent.click(screen.getByRole('button', { name: 'Save commitment' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.path).toContain('/lqb/loans/2611040001/save-commitment-types');
    expect(sent?.body).toMatchObject({ version: 4, sInvestorLockRLckdDays: 30, sInvestorLockRLckExpiredD: null });
  });

  it('prices the loan on demand, and says why it has no price', async () => {
    fakeServer(({ path }) =>
      path.endsWith('/current-price') ? { json: { state: 'not-eligible', price: null, lockDays: 15 } } : { json: lock },
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Price on today’s sheet' }));
    expect(await screen.findByText('The loan does not fit its program.')).toBeVisible();
  });
});
