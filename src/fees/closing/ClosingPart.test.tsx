import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { estimatedLines } from '../../../domain/fees/estimates';
import { sampleFee, sampleTerms } from '../../../domain/fees/sample-form.test-support';
import { worksheetOf } from '../../../domain/fees/worksheet';
import type { LoanDocument } from '../../../domain/loan/document';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { FeesPage } from '../FeesPage';
import { feesCalls } from '../fees-calls';

configure({ asyncUtilTimeout: 8_000 });

const terms = { ...sampleTerms, sLNm: '7', version: 3, sStatusT: '0' };
const first = [sampleFee('CreditReportFee', '62.00'), sampleFee('SettlementFee', '1000.00')];
const loan: LoanDocument = {
  ...terms,
  ...{ sEstCloseD: '2026-04-15', sApprVal: '200000.00', sLtvR: '90.001', sLT: '0', sSellerCreditAmt: '6000.00' },
  fees: [sampleFee('CreditReportFee', '84.50'), sampleFee('SettlementFee', '1000.00')],
  adjustments: [
    {
      ...{ id: 'a', type: 'personal-property', Description: 'Furniture', amount: '900.00' },
      ...{ paidFrom: 'borrower', paidTo: 'seller' },
    },
  ],
  prorations: [
    {
      ...{ id: 'p', type: 'city-taxes', Description: 'City taxes', amount: '3650.00' },
      ...{ from: '2026-01-01', to: '2026-12-31', paidBySeller: false, closingDay: 'buyer', dayCount: 'actual' },
    },
  ],
  loanEstimates: [
    {
      ...{ id: '1', number: 1, issued: '2026-01-29', by: 'Ida Holm', lenderCredit: '0.00', covers: null, reason: null },
      lines: estimatedLines(worksheetOf({ ...terms, fees: first })),
      cashToClose: null,
    },
  ],
};

function open(letters: Readonly<Record<string, 'r' | 'w'>> = { edisclosure: 'w', coc: 'w', disclose: 'w' }) {
  signInAs({
    ...{ username: 'desk', roles: ['Disclosure Desk'], menuPermissions: [15, 19], editPermissions: ['0'] },
    pageLetters: letters,
  });
  const calls = {
    saveAdjustment: vi.fn<(typeof feesCalls)['saveAdjustment']>(),
    removeProration: vi.fn<(typeof feesCalls)['removeProration']>(),
    cure: vi.fn<(typeof feesCalls)['cure']>(),
    dates: vi.fn(async () => ({
      ...{ version: 3, sEstCloseD: '2026-04-15', sConsummationD: null, sDisbursementD: null, sSchedDueD1: null },
      deadlines: [
        { code: 'closingDisclosureDue' as const, date: '2026-04-11', skipped: [{ date: '2026-04-12', holiday: null }] },
      ],
    })),
    terms: vi.fn(async () => ({
      ...{ loanAmount: null, noteRate: null, termMonths: null, interestOnlyMonths: 0 },
      ...{ projectedPayments: null, adjustablePayments: null, adjustableRate: null, comparisons: null },
    })),
  };
  stubCalls(feesCalls, calls);
  renderInPortal(<FeesPage />, {
    at: '/loans/7/loan',
    route: '/loans/:loanNum/loan',
    data: { getOne: vi.fn(async () => ({ data: { ...loan, id: loan.sLNm } })) as never },
  });
  return calls;
}

beforeEach(() => {
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Disclosure Desk'] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the closing on the fees page', () => {
  it('shows shares by days, both forms of the cash, what exceeds the limit, and deadlines with skipped days', async () => {
    open();
    // 104 days of January 1 to April 14.
    const proration = await screen.findByRole('row', {
      name: /City taxes.*3,650\.00.*Closing day: buyer.*Seller pays 1,040\.00 · 104 of 365 days/,
    });
    expect(proration).toBeVisible();
    expect(screen.getByRole('row', { name: /Furniture.*Borrower to Seller.*900\.00/ })).toBeVisible();
    expect(screen.getByText('Standard form')).toBeVisible();
    expect(screen.getByText('Alternative form, without a seller')).toBeVisible();
    // 3% of 180,000 is 5,400.
    expect(screen.getByText('$600.00 above the limit. It is a sales concession, taken off the price.')).toBeVisible();
    expect(await screen.findByText('Skips 04/12/26 (Weekend)')).toBeVisible();
    expect(screen.getByText('K. Due from the borrower')).toBeVisible();
  });

  it('saves an adjustment and deletes a proration', async () => {
    const { saveAdjustment, removeProration } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add an adjustment' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Description/), { target: { value: 'Repairs' } });
    fireEvent.change(dialog.getByLabelText(/Amount/), { target: { value: '250' } });
    fireEvent.blur(dialog.getByLabelText(/Amount/));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saveAdjustment).toHaveBeenCalledWith('7', {
        version: 3,
        data: expect.objectContaining({
          Description: 'Repairs',
          amount: '250.00',
          paidFrom: 'seller',
          paidTo: 'borrower',
        }),
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete City taxes' }));
    await waitFor(() => expect(removeProration).toHaveBeenCalledWith('7', 'p', 3));
  });

  it('says what a higher invoice would cost', async () => {
    open();
    const line = await screen.findByLabelText('Charge that rises');
    fireEvent.change(line, { target: { value: 'SettlementFee' } });
    fireEvent.change(screen.getByLabelText('Higher by'), { target: { value: '80' } });
    expect(await screen.findByText('At 1,080.00, 20.00 of the 10% bucket is left.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Higher by'), { target: { value: '130' } });
    // 30 above the limit, and 22.50 of the credit report.
    expect(await screen.findByText('At 1,130.00, the cure is $52.50.')).toBeVisible();
  });

  it('records where a cure goes, for those who may', async () => {
    const { cure } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Record a cure' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Where it goes/), { target: { value: 'principal-reduction' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(cure).toHaveBeenCalledWith('7', { version: 3, data: { method: 'principal-reduction', amount: '22.50' } }),
    );
  });

  it('is read only without the letter', async () => {
    open({ edisclosure: 'r' });
    expect(await screen.findByText('K. Due from the borrower')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an adjustment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record a cure' })).toBeNull();
  });
});
