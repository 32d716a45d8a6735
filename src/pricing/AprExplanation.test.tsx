import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AprWorksheet } from '../../domain/pricing/pricing.schemas';
import { renderInPortal } from '../testing/renderInPortal';
import { AprExplanation } from './AprExplanation';
import { option } from './pricing.test-support';

/** Sample form H-24(B) with 80 insured payments and its odd days. */
const sample: AprWorksheet = {
  Note: '162000.00',
  Charges: [
    { code: 'points', Amount: '405.00' },
    { code: 'fee', Name: 'Underwriting', Amount: '1097.00' },
    { code: 'interest', Days: 16, Amount: '279.04' },
  ],
  AmountFinanced: '160218.96',
  Payments: [
    { Count: 80, Amount: '844.13' },
    { Count: 280, Amount: '761.78' },
  ],
  InsuredMonths: 80,
  FirstPeriod: { From: '2013-04-15', FirstPayment: '2013-06-01', Months: 1, Days: 16 },
  Tolerance: '0.250',
};

const show = (worksheet: AprWorksheet | null | undefined, APR = '4.263') =>
  renderInPortal(<AprExplanation option={option('3.875', 100, { APR, AprWorksheet: worksheet })} />);

/** The lines as they are read. */
const lines = (): string[] =>
  [...document.querySelectorAll('dt')].map((label) => `${label.textContent} | ${label.nextSibling?.textContent}`);

describe('the explanation of an APR', () => {
  it('reads from the note to the APR like a worksheet', async () => {
    show(sample);
    expect(await screen.findByRole('heading', { name: 'How the APR is calculated' })).toBeVisible();
    expect(lines()).toEqual([
      'Note amount | $162,000.00',
      'Points | −$405.00',
      'Underwriting | −$1,097.00',
      'Prepaid interest16 days | −$279.04',
      'Amount financed | $160,218.96',
      'Payments 1–80 | 80 × $844.13',
      'Payments 81–360 | 280 × $761.78',
      'Monthly insurance | through payment 80',
      'First periodInterest starts 04/15/2013, first payment 06/01/2013 | 1 month, 16 days',
      'APR | 4.263%',
    ]);
    expect(screen.getByText(/The payments vary, .* 1\/4 of a percentage point/)).toBeVisible();
  });

  it('says that regular periods are assumed while the dates are not known', async () => {
    const { FirstPeriod: _, ...undated } = sample;
    show({ ...undated, Payments: [{ Count: 360, Amount: '761.78' }], InsuredMonths: 0, Tolerance: '0.125' });
    expect(await screen.findByText(/^Regular monthly periods are assumed/)).toBeVisible();
    expect(lines()).toContainEqual(expect.stringMatching(/^First period.*\| 1 month$/));
    expect(screen.queryByText('Monthly insurance')).toBeNull();
    expect(screen.getByText(/1\/8 of a percentage point/)).toBeVisible();
  });

  it('adds interest of days before closing to the amount financed', async () => {
    show({ ...sample, Charges: [{ code: 'interest', Days: -3, Amount: '-150.00' }] });
    await screen.findByText('Prepaid interest');
    expect(lines()).toContain('Prepaid interest3 days | +$150.00');
  });

  it('folds payments that change every year', async () => {
    const yearly = Array.from({ length: 30 }, (_, year) => ({ Count: 12, Amount: `${900 - year}.00` }));
    show({ ...sample, Payments: yearly });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 30 payment levels' }));
    expect(lines().filter((line) => line.startsWith('Payments'))).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer payment levels' }));
    expect(lines().filter((line) => line.startsWith('Payments'))).toEqual([
      'Payments 1–12 | 12 × $900.00',
      'Payments 13–24 | 12 × $899.00',
      'Payments 349–360 | 12 × $871.00',
    ]);
  });

  it('says how the APR of a line of credit is made, and nothing while it loads', async () => {
    const { unmount } = show(null);
    expect(await screen.findByText(/periodic rate times the periods in a year/)).toBeVisible();
    unmount();
    show(undefined);
    expect(screen.queryByText('How the APR is calculated')).toBeNull();
  });
});
