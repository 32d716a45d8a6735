import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

function open(
  letters: Readonly<Record<string, 'r' | 'w'>> = { edisclosure: 'w', coc: 'w', disclose: 'w' },
  shown: LoanDocument = loan,
) {
  signInAs({
    ...{ username: 'desk', roles: ['Disclosure Desk'], menuPermissions: [15, 19], editPermissions: ['0'] },
    pageLetters: letters,
  });
  const calls = {
    saveAdjustment: vi.fn<(typeof feesCalls)['saveAdjustment']>(),
    removeProration: vi.fn<(typeof feesCalls)['removeProration']>(),
    cure: vi.fn<(typeof feesCalls)['cure']>(),
    dates: vi.fn(async () => ({
      ...{ version: 3, sAppSubmittedD: null, sProviderListGivenD: null, sEstCloseD: '2026-04-15' },
      ...{ sConsummationD: null },
      ...{ sDisbursementD: null, sSchedDueD1: null },
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
    data: { getOne: vi.fn(async () => ({ data: { ...shown, id: shown.sLNm } })) as never },
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

  it('warns of days that break the rescission or the wait, also while they are typed', async () => {
    const early = { sLPurposeT: '1', sEstCloseD: '2026-04-15', sDisbursementD: '2026-04-15' };
    open(undefined, { ...loan, ...early });
    // April 16, 17 and 18; the Sunday would not count.
    const warning = /^The right to rescind ends on 04\/18\/26\./;
    expect(await screen.findByText(warning)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Edit dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(warning)).toBeVisible();
    expect(dialog.getByLabelText('Application submitted')).toBeVisible();
    const field = dialog.getByLabelText(/Disbursement/);
    fireEvent.change(field, { target: { value: '04/20/2026' } });
    fireEvent.blur(field);
    await waitFor(() => expect(dialog.queryByText(warning)).toBeNull());
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

  it('proposes what a cure comes to in the chosen way, with what is recorded there, and keeps what is typed', async () => {
    const cures = [{ id: 'c', method: 'lender-credit', amount: '10.00', on: '2026-04-16', by: 'Ida Holm' }];
    const { cure } = open(undefined, { ...loan, cures });
    fireEvent.click(await screen.findByRole('button', { name: 'Record a cure' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [way, amount] = [dialog.getByLabelText(/Where it goes/), dialog.getByLabelText(/Amount/)];
    // 22.50 is due: 10.00 of it as a credit, so 12.50 are left for the principal.
    expect(amount).toHaveValue('22.50');
    expect(dialog.getByText('$10.00 is already recorded. Enter the total: it replaces that amount.')).toBeVisible();
    fireEvent.change(way, { target: { value: 'principal-reduction' } });
    await waitFor(() => expect(amount).toHaveValue('12.50'));
    expect(dialog.queryByText(/is already recorded/)).toBeNull();
    fireEvent.change(way, { target: { value: 'lender-credit' } });
    await waitFor(() => expect(amount).toHaveValue('22.50'));
    fireEvent.change(amount, { target: { value: '5' } });
    fireEvent.blur(amount);
    fireEvent.change(way, { target: { value: 'principal-reduction' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(cure).toHaveBeenCalledWith('7', { version: 3, data: { method: 'principal-reduction', amount: '5.00' } }),
    );
  });

  it('owes nothing once the excess is given back as a credit of section J', async () => {
    const cures = [{ id: 'c', method: 'lender-credit', amount: '22.50', on: '2026-04-16', by: 'Ida Holm' }];
    open(undefined, { ...loan, cures });
    expect(await screen.findByText('The excess is settled.')).toBeVisible();
    expect(screen.queryByText('Cure due')).toBeNull();
    expect(screen.getByRole('row', { name: /J\s*Lender credits\s*−22\.50/ })).toBeVisible();
  });

  it('says which days of a form do not fit, and lets no party pay itself', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a proration' }));
    let dialog = within(await screen.findByRole('dialog'));
    for (const [name, day] of [
      [/First day/, '07/01/2026'],
      [/Last day/, '06/30/2026'],
    ] as const) {
      fireEvent.change(dialog.getByLabelText(name), { target: { value: day } });
      fireEvent.blur(dialog.getByLabelText(name));
    }
    expect(await dialog.findByText('Enter a date on or after 07/01/2026.')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add an adjustment' }));
    dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Paid by/), { target: { value: 'borrower' } });
    await waitFor(() => expect(dialog.getByLabelText(/Paid to/)).toHaveValue('seller'));
  });

  it('is read only without the letter', async () => {
    open({ edisclosure: 'r' });
    expect(await screen.findByText('K. Due from the borrower')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an adjustment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record a cure' })).toBeNull();
  });
});
