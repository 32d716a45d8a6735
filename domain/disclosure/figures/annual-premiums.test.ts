import Decimal from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { annualPremiums } from './annual-premiums';
import { comparisonsOf } from './comparisons';
import { projectedPayments } from './projected-payments';
import type { DisclosedTerms } from './rate-paths';

/** 120,000 without interest in ten years: 1,000 a month. */
const terms: DisclosedTerms = {
  ...{ amount: 120_000_00, rate: 0, termMonths: 120, interestOnlyMonths: 0 },
  amortization: { kind: 'fixed' },
};
const byYear = annualPremiums(terms, new Decimal('114.50'));

describe('the annual premium of a government loan', () => {
  it('falls with the average balance of each year', () => {
    // The average balances are 114,500, 102,500 … 6,500.
    expect(byYear.map((premium) => premium.toFixed(2)).slice(0, 3)).toEqual(['114.50', '102.50', '90.50']);
    expect(byYear.at(-1)?.toFixed(2)).toBe('6.50');
  });

  it('is the highest one of each column, and counts year by year in the comparisons', () => {
    const insurance = { monthly: new Decimal('114.50'), payments: 120, byYear };
    expect(projectedPayments(terms, insurance, 0, 'estimate')).toMatchObject([
      { fromYear: 1, insurance: 115_00, total: { most: 1115_00 } },
    ]);
    const costs = { loanCosts: 0, prepaidInterest: 0, prepaidInsurance: 0, financeCharges: 0 };
    // 60 payments, and 12 × (114.50 + 102.50 + 90.50 + 78.50 + 66.50).
    expect(comparisonsOf(terms, insurance, costs).inFiveYears.paid).toBe(60_000 + 12 * 452.5);
  });

  it('ends after its payments', () => {
    const insurance = { monthly: new Decimal('114.50'), payments: 24, byYear };
    const columns = projectedPayments(terms, insurance, 0, 'estimate');
    expect(columns.map(({ fromYear, insurance: shown }) => [fromYear, shown])).toEqual([
      [1, 115_00],
      [3, null],
    ]);
  });
});
