import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftCalls } from '../../crud/drafts/draft-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { amountReason, answer, option, program, refused } from '../pricing.test-support';
import { pricingCalls } from '../pricing-calls';
import { PriceMyLoanPage } from './PriceMyLoanPage';

const thirty = program('Conforming 30 Yr Fixed', [option('6.000', 100), option('6.125', 100.5)]);
const priced = answer(thirty, refused('Jumbo 30 Yr Fixed', [amountReason]));

function open(quickPricer = vi.fn<(typeof pricingCalls)['quickPricer']>(async () => priced)) {
  stubCalls(draftCalls, { list: async () => [] });
  stubCalls(pricingCalls, { quickPricer });
  renderInPortal(<PriceMyLoanPage />, { at: '/main/pricing' });
  return quickPricer;
}
const last = (quickPricer: ReturnType<typeof open>) => quickPricer.mock.calls.at(-1)?.[0];

beforeEach(() => {
  signInAs({ username: 'loan-officer', roles: ['Loan Officer'] });
  onScreen('wide');
});
afterEach(() => vi.unstubAllGlobals());

describe('Price My Loan', () => {
  it('prices the scenario at once and explains the best rate', async () => {
    const quickPricer = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Price My Loan' })).toBeVisible();
    expect(await screen.findByText('Conforming 30 Yr Fixed', { selector: 'p bdi' })).toBeVisible();
    expect(screen.getByText('Base price')).toBeVisible();
    expect(last(quickPricer)).toMatchObject({ sLPurposeT: '0', sProdRLckdDays: 30, aProdBCitizenT: '0' });
    expect(JSON.stringify(last(quickPricer))).not.toContain('__lienPos');
    expect(screen.queryByRole('button', { name: /^Select / })).toBeNull();
  });

  it('sends every fact of the scenario (PRICING-05)', async () => {
    const quickPricer = open();
    const entered = {
      sLAmtCalc: '600000',
      sLTotI: '14000',
      sAppTotLiqAsset: '90000',
      sProdAvailReserveMonths: '6',
      sNumFinancedProperties: '2',
      sSpGrossRent: '3000',
      sOccR: '75',
      sProd3rdPartyUwResultT: '1',
      sHousingHistoryT: '0',
      sProdConvMIOptionT: '3',
      aProdBCitizenT: '3',
      compensation: '2.500',
    };
    const input = (name: string) => document.getElementsByName(name)[0] ?? document.body;
    // At once, and by name: each change renders the page again, and labels take long to find on it.
    act(() => {
      for (const [name, value] of Object.entries(entered)) fireEvent.change(input(name), { target: { value } });
      for (const name of ['sHasNonOccupantCoborrower', 'sHas1stTimeBuyer', 'sIsSelfEmployed']) {
        fireEvent.click(input(name));
      }
    });
    fireEvent.click(within(screen.getByLabelText('Programs to price')).getByText('Term'));
    fireEvent.click(
      await screen.findByText('30 yr', { selector: '[role=menuitemcheckbox] *, [role=menuitemcheckbox]' }),
    );
    await waitFor(() =>
      expect(last(quickPricer)).toMatchObject({
        sLAmtCalc: '600000.00',
        sLTotI: '14000.00',
        sAppTotLiqAsset: '90000.00',
        sProdAvailReserveMonths: 6,
        sNumFinancedProperties: 2,
        sSpGrossRent: '3000.00',
        sOccR: '75.000',
        sProd3rdPartyUwResultT: '1',
        sHousingHistoryT: '0',
        sProdConvMIOptionT: '3',
        aProdBCitizenT: '3',
        sOriginatorCompensationPaymentSourceT: '2',
        sOriginatorCompensationPercent: '2.500',
        sHasNonOccupantCoborrower: true,
        sHas1stTimeBuyer: true,
        sIsSelfEmployed: true,
        sProdFilterTerm30Yrs: true,
        sProdFilterTerm15Yrs: false,
      }),
    );
  });

  it('keeps the earlier prices, marked, while the next ones load, and aborts what is outdated', async () => {
    const quickPricer = open();
    await screen.findByRole('grid');
    const signals: (AbortSignal | undefined)[] = [];
    quickPricer.mockImplementation((_scenario, _view, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await userEvent.selectOptions(screen.getByLabelText('Occupancy'), '2');
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(screen.getByText('Pricing…')).toBeVisible();
    expect(screen.getByRole('grid')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Occupancy'), '1');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals[0]?.aborted).toBe(true);
    expect(last(quickPricer)).toMatchObject({ sOccTPe: '1' });
  });

  it('does not repeat a failed request (PRICING-07), and offers to try again', async () => {
    const quickPricer = open(vi.fn<(typeof pricingCalls)['quickPricer']>(async () => Promise.reject(new Error('no'))));
    expect(await screen.findByText('We couldn’t price the loan. Nothing was changed.')).toBeVisible();
    expect(quickPricer).toHaveBeenCalledTimes(1);
  });

  it('clears the scenario', async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText('Occupancy'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Clear scenario' }));
    expect(screen.getByLabelText('Occupancy')).toHaveValue('0');
  });
});
