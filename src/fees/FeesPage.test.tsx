import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { estimatedLines } from '../../domain/fees/estimates';
import { catalogFeeOf } from '../../domain/fees/fee-catalog';
import type { FeeTypeCode } from '../../domain/fees/fee-labels';
import { newFee } from '../../domain/fees/fee-records';
import { worksheetOf } from '../../domain/fees/worksheet';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { ApiError } from '../providers/data/api-error';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { FeesPage } from './FeesPage';
import { feesOfValues, valuesOfLoan } from './fee-values';
import { feesCalls } from './fees-calls';

const terms: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '2611040001', version: 3, sStatusT: '0', sBranchChannelT: '1', sLPurposeT: '0' },
  ...{ sLAmtCalc: '400000.00', sFinalLAmt: '400000.00', sPurchPrice: '500000.00' },
};
function fee(type: FeeTypeCode, amount: string) {
  const known = catalogFeeOf(type);
  if (!known) throw new Error(type);
  return newFee(known, terms, type, amount);
}
const fees = [
  fee('UnderwritingFee', '1000.00'),
  fee('AppraisalFee', '600.00'),
  fee('CreditReportFee', '62.00'),
  fee('SettlementFee', '1000.00'),
];
const loan: LoanDocument = {
  ...terms,
  fees,
  loanEstimates: [
    {
      ...{ id: '1', number: 1, issued: '2026-11-02', by: 'Ida Holm', lenderCredit: '0.00', covers: null, reason: null },
      lines: estimatedLines(worksheetOf({ ...terms, fees })),
      cashToClose: '102662.00',
    },
  ],
};

type Save = (typeof feesCalls)['save'];

function open(shown = loan, permissions: readonly string[] = ['0'], save: Save = vi.fn<Save>()) {
  signInAs({ username: 'lo', roles: ['Loan Officer'], menuPermissions: [15], editPermissions: [...permissions] });
  stubCalls(feesCalls, {
    save,
    dates: async () => ({
      ...{
        version: 3,
        sAppSubmittedD: null,
        sProviderListGivenD: null,
        sEstCloseD: null,
        sConsummationD: null,
        sDisbursementD: null,
        sSchedDueD1: null,
      },
      deadlines: [],
    }),
    terms: async () => ({
      ...{ loanAmount: null, noteRate: null, termMonths: null, interestOnlyMonths: 0 },
      ...{ projectedPayments: null, adjustablePayments: null, adjustableRate: null, comparisons: null },
    }),
  });
  renderInPortal(<FeesPage />, {
    at: `/loans/${shown.sLNm}/loan`,
    route: '/loans/:loanNum/loan',
    data: { getOne: vi.fn(async () => ({ data: { ...shown, id: shown.sLNm } })) as never },
  });
  return save;
}

/** Saves what is sent as the next version. */
const savedAs = vi.fn<Save>(
  async (_, body) => ({ loanNum: loan.sLNm, version: 4, fees: body.fees, hexps: [] }) as never,
);

const cell = (name: string) => screen.findByLabelText(`Amount: ${name}`);
const enter = async (name: string, text: string) => fireEvent.change(await cell(name), { target: { value: text } });

beforeEach(() => {
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Loan Officer'] } : [] }));
});
afterEach(() => {
  savedAs.mockClear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the fees worksheet', () => {
  it('shows each section with its total, compared with the Loan Estimate', async () => {
    open();
    expect(await screen.findByText('Compared with LE 1, issued 11/02/26')).toBeVisible();
    expect(screen.getByRole('row', { name: /A\s*Origination charges\s*1,000\.00\s*1,000\.00/ })).toBeVisible();
    expect(screen.getByText('$2,662.00')).toBeVisible();
    expect(screen.getAllByText('$102,662.00')[0]).toBeVisible();
  });

  it('follows what is typed: totals, cash, bucket and cure', async () => {
    open();
    await userEvent.click(await cell('Credit Report Fee'));
    await enter('Credit Report Fee', '84.50');
    expect(screen.getByText('$2,684.50')).toBeVisible();
    expect(screen.getByText('22.50 over')).toBeVisible();
    expect(screen.getByText(/\+22\.50 against the baseline\. 22\.50 above 62\.00 is due as a cure\./)).toBeVisible();
    await enter('Title – Settlement Agent Fee', '1100');
    expect(screen.getByText('0.00 left')).toBeVisible();
    await enter('Title – Settlement Agent Fee', '1,190.00');
    expect(screen.getByText('90.00 over')).toBeVisible();
    expect(screen.getByText('$112.50')).toBeVisible();
    await enter('Title – Settlement Agent Fee', 'a lot');
    expect(await cell('Title – Settlement Agent Fee')).toHaveAttribute('aria-invalid', 'true');
  });

  it('moves by Enter and arrows, takes Escape back, and pastes a column', async () => {
    open();
    const underwriting = await cell('Underwriting Fee');
    await userEvent.click(underwriting);
    await userEvent.keyboard('{Enter}');
    expect(await cell('Appraisal Fee')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(underwriting).toHaveFocus();
    await enter('Underwriting Fee', '5');
    await userEvent.keyboard('{Escape}');
    expect(underwriting).toHaveValue('1,000.00');
    await userEvent.paste('1,100\n650.50');
    expect(underwriting).toHaveValue('1,100.00');
    expect(await cell('Appraisal Fee')).toHaveValue('650.50');
    await userEvent.paste('Survey fee\t450');
    expect(await cell('Survey Fee')).toHaveValue('450.00');
  });

  it('takes the limit off a service whose provider the borrower found, and all room from an affiliate’s', async () => {
    open({ ...loan, sProviderListGivenD: '2026-11-02' });
    await enter('Title – Settlement Agent Fee', '1190');
    expect(screen.getByText('90.00 over')).toBeVisible();
    const provider = screen.getByLabelText('Provider: Title – Settlement Agent Fee');
    await userEvent.selectOptions(provider, 'Borrower’s own choice');
    expect(screen.queryByText('90.00 over')).toBeNull();
    await userEvent.selectOptions(provider, 'Our affiliate');
    expect(screen.getByText('190.00 over')).toBeVisible();
  });

  it('keeps the limit while no list of providers was given, and says so', async () => {
    open();
    await enter('Title – Settlement Agent Fee', '1190');
    const provider = screen.getByLabelText('Provider: Title – Settlement Agent Fee');
    await userEvent.selectOptions(provider, 'Borrower’s own choice');
    expect(screen.getByText('90.00 over')).toBeVisible();
    expect(screen.getByText(/^Without a limit once Important dates has the day/)).toBeVisible();
  });

  it('takes the name of who is paid, which the Closing Disclosure prints', async () => {
    const save = open(loan, ['0'], savedAs);
    fireEvent.change(await screen.findByLabelText('Name of the payee: Credit Report Fee'), {
      target: { value: 'Lantern Credit Reports' },
    });
    // The lender is named by itself.
    expect(screen.queryByLabelText('Name of the payee: Underwriting Fee')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const [, body] = vi.mocked(save).mock.calls[0] ?? [];
    expect(body?.fees.map(({ ProviderName }) => ProviderName)).toEqual([null, null, 'Lantern Credit Reports', null]);
  });

  it('says what is no amount, saves nothing until it is corrected, and forgets it with Discard', async () => {
    const save = open();
    await enter('Underwriting Fee', '-5');
    expect(screen.getByText('Enter an amount')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toHaveTextContent(/1 field/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await cell('Underwriting Fee')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await cell('Underwriting Fee')).toHaveValue('1,000.00');
    expect(screen.queryByText('Enter an amount')).toBeNull();
  });

  it('moves a fee out of the borrower’s totals when the seller pays it', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Paid by: Underwriting Fee'), 'Seller');
    expect(screen.getByText('$1,662.00')).toBeVisible();
  });

  it('saves all fees with the version that was read', async () => {
    const save = open(loan, ['0'], savedAs);
    await enter('Underwriting Fee', '1295');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Credit Report Fee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a fee' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Survey Fee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const [loanNum, body] = vi.mocked(save).mock.calls[0] ?? [];
    expect([loanNum, body?.version]).toEqual([loan.sLNm, 3]);
    expect(body?.fees.map(({ ClosingCostFeeType, TotalAmount }) => [ClosingCostFeeType, TotalAmount])).toEqual([
      ['UnderwritingFee', '1295.00'],
      ['AppraisalFee', '600.00'],
      ['SettlementFee', '1000.00'],
      ['SurveyFee', '0.00'],
    ]);
  });

  it('works prepaids and escrow out of the housing expenses, and saves them with the fees', async () => {
    const saveBoth = vi.fn<(typeof feesCalls)['saveBoth']>(async () => Promise.reject(new ApiError('Down', 503)));
    open({ ...loan, sProRealETx: '130.00', sSchedDueD1: '2027-07-01' });
    stubCalls(feesCalls, { saveBoth });
    expect(
      await screen.findByText(/escrow account needs the date of the first payment and the due dates/),
    ).toBeVisible();
    fireEvent.change(await screen.findByLabelText('Due: Property taxes'), { target: { value: '12/10' } });
    // 1,560 a year, due with the sixth payment: 780 short, and two months of 130.
    expect(await screen.findByText('$1,040.00')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Prepaid months: Property taxes'), '3');
    expect(screen.getByText('Property Taxes, 3 mo.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Escrow: Property taxes'));
    expect(screen.getByText('No expense is paid out of an escrow account.')).toBeVisible();
    expect(within(screen.getByLabelText('Add an expense')).queryByText('Property taxes')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saveBoth).toHaveBeenCalled());
    expect(vi.mocked(saveBoth).mock.calls[0]?.[1]).toMatchObject({
      version: 3,
      hexps: [
        {
          type: 'tax',
          fixedAmt: '130.00',
          month: 3,
          isPrepaid: true,
          isEscrowed: false,
          disbursements: [{ due: '2027-12-10' }],
        },
      ],
    });
  });

  it('selects an amount that is clicked, so that typing replaces it', async () => {
    open();
    const underwriting = await cell('Underwriting Fee');
    await userEvent.click(underwriting);
    await userEvent.keyboard('900');
    expect(underwriting).toHaveValue('900');
  });

  it('shows the baseline of a fee that the seller pays now', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Paid by: Underwriting Fee'), 'Seller');
    expect(screen.getByRole('row', { name: /Underwriting Fee.*1,000\.00 −1,000\.00/ })).toBeVisible();
  });

  it('shows both amounts if someone else changed the same fee', async () => {
    const theirs = {
      ...loan,
      version: 4,
      fees: fees.map((each) => (each.id === 'AppraisalFee' ? { ...each, TotalAmount: '700.00' } : each)),
    };
    const stale = new ApiError('Stale', 409, { code: 'stale', current: theirs });
    open(
      loan,
      ['0'],
      vi.fn<Save>(async () => Promise.reject(stale)),
    );
    await enter('Appraisal Fee', '650');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('650.00')).toBeVisible();
    expect(dialog.getByText('700.00')).toBeVisible();
  });

  it('names line and column of what the server refuses', async () => {
    const refused = new ApiError('Some values are not valid.', 422, {
      fields: { 'fees[0].ProviderName': 'Enter a shorter name.' },
    });
    const [first] = feesOfValues(valuesOfLoan(loan));
    open(
      loan,
      ['0'],
      vi.fn<Save>(async () => Promise.reject(refused)),
    );
    await enter('Appraisal Fee', '650');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const row = await screen.findByRole('row', { name: new RegExp(first?.Description ?? '-') });
    expect(await within(row).findByText('Provider: Enter a shorter name.')).toBeVisible();
  });

  it('can only be read by who may not edit in the status', async () => {
    open(loan, []);
    expect(await cell('Underwriting Fee')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add a fee' })).toBeNull();
    expect(screen.getByText(/can’t edit this loan in its current status/)).toBeVisible();
  });

  it('says that tolerance counts from the first Loan Estimate', async () => {
    open({ ...loan, loanEstimates: [] });
    expect(await screen.findByText('No Loan Estimate has been issued in the portal yet')).toBeVisible();
    expect(screen.getByText(/Tolerance counts from the first Loan Estimate/)).toBeVisible();
  });
});
