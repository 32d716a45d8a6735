import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, monthlyInterest, monthlyPayment, paymentSchedule, unroundedPayment } from './payment';
import { paymentsToBalance } from './payment-streams';

const amounts = fc.integer({ min: 10_000_00, max: 5_000_000_00 });
const rates = fc.integer({ min: 0, max: 15_000 });
const terms = fc.constantFrom(60, 120, 180, 240, 300, 360, 480);

describe('monthly payment', () => {
  it.each([
    [200_000_00, 6_500, 360, 1_264_14],
    [400_000_00, 6_500, 360, 2_528_27],
    [200_000_00, 7_000, 180, 1_797_66],
    [300_000_00, 4_250, 360, 1_475_82],
    [100_000_00, 6_000, 360, 599_55],
    [200_000_00, 6_000, 360, 1_199_10],
    [162_000_00, 3_875, 360, 761_78],
    [650_000_00, 6_000, 360, 3_897_08],
  ])('of %i cents at %i thousandths over %i months is %i cents', (amount, rate, months, payment) => {
    expect(monthlyPayment(amount, rate, months)).toBe(payment);
  });

  it('keeps ten exact decimals, which total of payments and TIP require', () => {
    // 761.78407586346975... calculated separately with sixty digits; binary floating point is wrong in the tenth decimal.
    expect(unroundedPayment(162_000_00, 3_875, 360)).toBe('761.7840758635');
  });

  it('without interest is the amount over the term', () => {
    expect(monthlyPayment(360_000_00, 0, 360)).toBe(1_000_00);
    expect(monthlyPayment(100_00, 0, 3)).toBe(33_33);
  });

  it('rounds half a cent up', () => {
    expect(monthlyPayment(1_01, 0, 2)).toBe(51);
  });

  it('refuses a term that is not a positive whole number', () => {
    expect(() => monthlyPayment(100_00, 5_000, 0)).toThrow(RangeError);
    expect(() => monthlyPayment(100_00, 5_000, 1.5)).toThrow(RangeError);
    expect(() => unroundedPayment(100_00, 5_000, -1)).toThrow(RangeError);
  });

  it('rises with the rate', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 14_000 }), terms, (amount, rate, months) => {
        expect(monthlyPayment(amount, rate + 125, months)).toBeGreaterThan(monthlyPayment(amount, rate, months));
      }),
      { numRuns: 200 },
    );
  });
});

describe('schedule', () => {
  it('repays exactly the amount, the last payment absorbing the rest', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const schedule = paymentSchedule(amount, rate, months);
        expect(schedule).toHaveLength(months);
        expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBe(amount);
        expect(schedule.at(-1)?.balance).toBe(0);
        for (const { payment, interest, principal } of schedule) expect(payment).toBe(interest + principal);
      }),
      { numRuns: 50 },
    );
  });

  it('has the balances of the CHARM booklet', () => {
    expect(paymentSchedule(200_000_00, 6_000, 360)[11]?.balance).toBe(197_543_99);
    expect(balanceAfter(200_000_00, 6_000, 1_199_10, 12)).toBe(197_543_99);
    expect(monthlyPayment(197_543_99, 8_000, 348)).toBe(1_461_72);
    expect(monthlyPayment(197_543_99, 9_000, 348)).toBe(1_600_42);
  });

  it('reaches 78% of the value of H-24(B) after 80 payments', () => {
    expect(balanceAfter(162_000_00, 3_875, 761_78, 80)).toBeCloseTo(140_254_51, -2);
    const loan = { amount: 162_000_00, rate: 3_875, termMonths: 360, amortization: { kind: 'fixed' } } as const;
    expect(paymentsToBalance(loan, 140_400_00)).toBe(80);
    expect(paymentsToBalance(loan, 144_000_00)).toBe(68);
    expect(paymentsToBalance(loan, 170_000_00)).toBe(0);
  });

  it('counts interest of a month to the cent', () => {
    expect(monthlyInterest(162_000_00, 3_875)).toBe(523_13);
  });
});
