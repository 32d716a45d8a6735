import Decimal from 'decimal.js';
import { describe, expect, it } from 'vitest';
import type { AdjustableRate } from '../../pricing/program';
import { comparisonsOf } from './comparisons';
import { type DisclosedInsurance, projectedPayments } from './projected-payments';
import type { DisclosedTerms } from './rate-paths';

const arm = (initialMonths: number, adjustEveryMonths: number, caps: AdjustableRate['caps']): DisclosedTerms => ({
  ...{ amount: 300_000_00, rate: 6_000, termMonths: 360, interestOnlyMonths: 0 },
  amortization: {
    kind: 'arm',
    initialMonths,
    adjustEveryMonths,
    index: 'SOFR',
    indexValue: 4_000,
    margin: 2_750,
    caps,
  },
});
const none = { monthly: new Decimal(0), payments: 0 };
const columnsOf = (terms: DisclosedTerms, insurance: DisclosedInsurance = none) =>
  projectedPayments(terms, insurance, 0, 'estimate');
const years = (terms: DisclosedTerms, payments = 0) =>
  columnsOf(terms, { monthly: new Decimal(100), payments }).map(({ fromYear, toYear, insurance }) => [
    `${fromYear}-${toYear}`,
    insurance,
  ]);
const caps = { first: 2_000, periodic: 1_000, life: 5_000 };

describe('the columns of projected payments', () => {
  it('are years 1 to 5, 6, 7 and the rest for a rate that adjusts every six months after five years', () => {
    expect(years(arm(60, 6, caps)).map(([span]) => span)).toEqual(['1-5', '6-6', '7-7', '8-30']);
  });

  it('show the range of the first year if the rate can change in it', () => {
    const [first] = columnsOf(arm(6, 6, caps));
    expect(first).toMatchObject({ fromYear: 1, toYear: 1, isRange: true });
  });

  it('start in the next year if the rate changes once within a year', () => {
    expect(years(arm(18, 120, caps)).map(([span]) => span)).toEqual(['1-2', '3-12', '13-22', '23-30']);
  });

  it('show one payment at first, also if the rate changes within the years of the column', () => {
    const [first, second] = columnsOf(arm(18, 12, caps));
    expect(first).toMatchObject({ fromYear: 1, toYear: 2, isRange: false });
    expect(first?.principalAndInterest).toEqual({ least: 1_798_65, most: 1_798_65 });
    expect(second).toMatchObject({ fromYear: 3, isRange: true });
  });

  it('give the end of the insurance a column of its own while there is room', () => {
    expect(years(arm(60, 180, caps), 30)).toEqual([
      ['1-3', 100_00],
      ['4-5', null],
      ['6-20', null],
      ['21-30', null],
    ]);
    // Four columns without it: it is shown with the next one.
    expect(years(arm(60, 60, caps), 30)).toEqual([
      ['1-5', 100_00],
      ['6-10', null],
      ['11-15', null],
      ['16-30', null],
    ]);
  });

  it('show insurance for the whole term without a column of its own', () => {
    expect(years({ ...arm(60, 6, caps), amortization: { kind: 'fixed' } }, 360)).toEqual([['1-30', 100_00]]);
    expect(years({ ...arm(60, 6, caps), amortization: { kind: 'fixed' } })).toEqual([['1-30', 0]]);
  });

  it('change once when interest-only payments of a fixed rate end', () => {
    const columns = columnsOf({ ...arm(60, 6, caps), amortization: { kind: 'fixed' }, interestOnlyMonths: 120 });
    expect(columns.map(({ fromYear, toYear, onlyInterest }) => [fromYear, toYear, onlyInterest])).toEqual([
      [1, 10, true],
      [11, 30, false],
    ]);
    expect(columns[0]?.principalAndInterest).toEqual({ least: 1_500_00, most: 1_500_00 });
  });
});

describe('the total of a payment', () => {
  /** 164.49 a month, after comment 37(o)(4)(i)(C)-1. */
  const insurance = { monthly: new Decimal('164.49'), payments: 360 };
  const fixed = (amount: number): DisclosedTerms => ({ ...arm(60, 6, caps), amount, amortization: { kind: 'fixed' } });
  const totals = (terms: DisclosedTerms, escrow: number, form: 'estimate' | 'closing') =>
    projectedPayments(terms, insurance, escrow, form).map(({ total }) => [total.least, total.most]);

  it('is the sum of the amounts that the form shows (1026.37(c)(2)(iv))', () => {
    // 1,199.10 + 164 + 206 = 1,569.10; the exact amounts would be 1,570.04.
    expect(totals(fixed(200_000_00), 206_45, 'estimate')).toEqual([[1569_00, 1569_00]]);
    expect(totals(fixed(200_000_00), 206_45, 'closing')).toEqual([[1570_04, 1570_04]]);
  });

  it('of a range is rounded on both forms (1026.37(o)(4)(i)(C), 1026.38(t)(4)(i)(E))', () => {
    const [, later] = projectedPayments(arm(60, 6, caps), insurance, 206_45, 'estimate');
    const { least, most } = later?.principalAndInterest ?? expect.fail();
    expect(later?.total).toEqual({ least: least + 370_00, most: most + 370_00 });
    const [, printed] = projectedPayments(arm(60, 6, caps), insurance, 206_45, 'closing');
    expect(printed).toMatchObject({ principalAndInterest: { least, most }, insurance: 164_49, escrow: 206_45 });
    expect(printed?.total).toEqual({ least: least + 371_00, most: most + 371_00 });
  });
});

describe('the composite APR of comment 17(c)(1)-10', () => {
  const discounted = (periodic: number): DisclosedTerms => ({
    ...{ amount: 100_000_00, rate: 9_000, termMonths: 360, interestOnlyMonths: 0 },
    amortization: {
      ...{ kind: 'arm', initialMonths: 12, adjustEveryMonths: 12, index: 'Treasury bill', indexValue: 10_000 },
      ...{ margin: 2_000, caps: { first: periodic, periodic, life: 20_000 } },
    },
  });
  const costs = { loanCosts: 0, prepaidInterest: 0, prepaidInsurance: 0, financeCharges: 0 };

  it('is 11.63% without a cap and 11.53% with two percent', () => {
    const [open, capped] = [20_000, 2_000].map((periodic) => comparisonsOf(discounted(periodic), none, costs));
    expect((open?.apr ?? 0) / 1000).toBeCloseTo(11.63, 2);
    expect((capped?.apr ?? 0) / 1000).toBeCloseTo(11.53, 2);
    // The comment adds up rounded payments: 266,463.32. Ours are not rounded.
    expect(Math.abs((open?.financeCharge ?? 0) - 266_463_32)).toBeLessThan(2_00);
  });
});

describe('a short loan, prepaid interest that is paid back, and an odd first period', () => {
  it('counts five years at most to the end of the term', () => {
    const terms: DisclosedTerms = { ...arm(60, 6, caps), amortization: { kind: 'fixed' }, termMonths: 48 };
    const found = comparisonsOf(terms, none, {
      loanCosts: 1000_00,
      prepaidInterest: -150_00,
      prepaidInsurance: 0,
      financeCharges: 850_00,
    });
    expect(found.inFiveYears.principal).toBe(300_000);
    expect(found.totalOfPayments).toBe(300_000_00 + 1000_00 + found.financeCharge - 850_00 - 150_00);
  });

  it('lowers the APR if the first payment is later', () => {
    const terms: DisclosedTerms = { ...arm(60, 6, caps), amortization: { kind: 'fixed' } };
    const costs = { loanCosts: 3000_00, prepaidInterest: 0, prepaidInsurance: 0, financeCharges: 3000_00 };
    const regular = comparisonsOf(terms, none, costs).apr ?? 0;
    const late = comparisonsOf(terms, none, costs, { whole: 1, fraction: 19 / 30 }).apr ?? 0;
    expect(regular).toBeGreaterThan(6_090);
    expect(late).toBeLessThan(regular);
  });
});
