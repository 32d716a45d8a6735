import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { answer, option, program } from '../pricing.test-support';
import { pricingCalls } from '../pricing-calls';
import { AnalysisDialog } from './AnalysisDialog';

// 400,000.00 over 30 years: 2,398.20 at 6.000% and 2,528.27 at 6.500%.
const thirty = program(
  'Conforming 30 Yr Fixed',
  [
    option('6.000', 99, { Payment: '2398.20', Cost: '4000.00' }),
    option('6.500', 101, { Payment: '2528.27', Cost: '-4000.00' }),
  ],
  { LoanAmount: '400000.00' },
);
const arm = program('Conforming 7/6 ARM', [option('5.875', 100.25)], { displayOrder: 2, FinMethT: '1' });

const open = () => {
  const quickPricer = vi.fn<(typeof pricingCalls)['quickPricer']>(async () => answer(thirty, arm));
  const onOpen = vi.fn();
  stubCalls(pricingCalls, { quickPricer });
  const priced = { loanNum: null, version: 0, changes: { sLAmtCalc: '400000.00' } };
  renderInPortal(
    <AnalysisDialog priced={priced} programId={thirty.lLpTemplateId} rate="6.500" onOpen={onOpen} onClose={vi.fn()} />,
  );
  return { quickPricer, onOpen };
};
const region = (name: string) => screen.findByRole('region', { name });
const names = async () =>
  within(await region('Best execution'))
    .queryAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => {
  signInAs({ username: 'loan-officer', roles: ['Loan Officer'] });
  onScreen('wide');
});

describe('rate analysis', () => {
  it('asks for every rate of the scenario', async () => {
    const { quickPricer } = open();
    await region('Best execution');
    expect(quickPricer.mock.calls[0]?.slice(0, 2)).toEqual([{ sLAmtCalc: '400000.00' }, { rates: 'all' }]);
  });

  it('finds the best execution for a target price, rate or credit, and opens it', async () => {
    const { onOpen } = open();
    expect(await names()).toEqual(['Conforming 7/6 ARM', 'Conforming 30 Yr Fixed']);
    await userEvent.selectOptions(screen.getByLabelText('Target'), 'credit');
    const value = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.type(value, '4,000');
    expect(await names()).toEqual(['Conforming 30 Yr Fixed']);
    await userEvent.click(screen.getByRole('button', { name: 'Conforming 30 Yr Fixed' }));
    expect(onOpen).toHaveBeenCalledWith(thirty.lLpTemplateId, '6.500');
    await userEvent.clear(value);
    await userEvent.type(value, '99999');
    expect(screen.getByText('No program reaches this target. Choose another value.')).toBeVisible();
    await userEvent.clear(value);
    expect(screen.getByText('Enter a number, such as 100.500.')).toBeVisible();
  });

  it('says when the points of a rate have paid for themselves', async () => {
    open();
    const table = await region('Points and lender credit');
    // 8,000.00 / 130.07 = 61.5
    expect(within(table).getByText('62 months')).toBeVisible();
    expect(within(table).getByText('$130.07')).toBeVisible();
    expect(within(table).getByText('$4,000.00 credit')).toBeVisible();
  });

  it('shows the subsidy of each buydown to the cent, and none for an adjustable rate', async () => {
    open();
    const buydowns = await region('Temporary buydowns');
    expect(within(buydowns).getByRole('rowheader', { name: '2-1' })).toBeVisible();
    expect(within(buydowns).getByText('$9,103.68')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Program'), arm.lLpTemplateId);
    expect(within(buydowns).getByText(/are for fixed rates/)).toBeVisible();
  });
});
