import { describe, expect, it } from 'vitest';
import { fhaAnnualRate, fhaPremiumMonths } from './fha-premium';

describe('FHA annual premium rate', () => {
  it.each([
    [400_000_00, 95_000, 360, 500],
    [400_000_00, 96_500, 360, 550],
    [726_200_00, 96_500, 360, 550],
    [726_200_01, 96_500, 360, 750],
    [800_000_00, 95_000, 360, 700],
    [400_000_00, 90_000, 180, 150],
    [400_000_00, 90_001, 180, 400],
    [800_000_00, 78_000, 180, 150],
    [800_000_00, 90_000, 180, 400],
    [800_000_00, 95_000, 180, 650],
  ])('of %i cents at %i over %i months is %i', (amount, ltv, termMonths, rate) => {
    expect(fhaAnnualRate({ amount, ltv, termMonths })).toBe(rate);
  });

  it('follows the table of the closing date', () => {
    const loan = { amount: 400_000_00, ltv: 96_500, termMonths: 360 };
    expect(fhaAnnualRate({ ...loan, day: '2023-03-19' })).toBe(850);
    expect(fhaAnnualRate({ ...loan, day: '2023-03-20' })).toBe(550);
    expect(fhaAnnualRate({ ...loan, day: '2015-01-25' })).toBe(1_350);
    expect(fhaAnnualRate({ ...loan, ltv: 95_000, day: '2015-01-25' })).toBe(1_300);
    expect(fhaAnnualRate({ ...loan, day: '2013-06-02' })).toBeUndefined();
  });
});

describe('FHA annual premium', () => {
  it('ends after eleven years up to 90% LTV, otherwise with the loan', () => {
    const loan = { amount: 300_000_00, ltv: 90_000, termMonths: 360 };
    expect(fhaPremiumMonths(loan)).toBe(132);
    expect(fhaPremiumMonths({ ...loan, ltv: 90_001 })).toBe(360);
    expect(fhaPremiumMonths({ ...loan, termMonths: 120 })).toBe(120);
  });
});
