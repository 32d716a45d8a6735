import { describe, expect, it } from 'vitest';
import { monthlyInsurance } from './loan-charges';
import { fhaAnnualRate, fhaMonthly, lenderPaidCost, pmiAnnualRate, pmiMonthly } from './mi';
import { programWith, scenarioWith } from './pricing.test-support';

describe('FHA premiums', () => {
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
  ])('of %i cents at %i over %i months are %i a year', (amount, ltv, termMonths, rate) => {
    expect(fhaAnnualRate({ amount, ltv, termMonths })).toBe(rate);
  });

  it('end after eleven years up to 90% LTV, otherwise with the loan', () => {
    expect(fhaMonthly({ amount: 300_000_00, ltv: 90_000, termMonths: 360 })).toEqual({
      amount: 125_00,
      months: 132,
      rate: 500,
    });
    expect(fhaMonthly({ amount: 300_000_00, ltv: 90_001, termMonths: 360 }).months).toBe(360);
    expect(fhaMonthly({ amount: 300_000_00, ltv: 80_000, termMonths: 120 }).months).toBe(120);
  });
});

describe('private mortgage insurance', () => {
  it('is zero up to 80%, depends on score and LTV above that, and is unknown above 97%', () => {
    expect(pmiAnnualRate(80_000, 620)).toBe(0);
    expect(pmiAnnualRate(95_000, 760)).toBe(380);
    expect(pmiAnnualRate(97_000, 639)).toBe(1_860);
    expect(pmiAnnualRate(98_000, 800)).toBeUndefined();
    expect(lenderPaidCost(98_000, 800)).toBe(0);
    expect(lenderPaidCost(90_000, 740)).toBe(1_292);
  });

  it('ends when the schedule reaches 78% of the value, at the latest at the midpoint', () => {
    const input = { amount: 162_000_00, ltv: 90_000, score: 760, value: 180_000_00, termMonths: 360 };
    expect(pmiMonthly(input, (balance) => (balance === 140_400_00 ? 80 : -1))).toEqual({
      amount: 37_80,
      months: 80,
      rate: 280,
    });
    expect(pmiMonthly(input, () => 300)?.months).toBe(180);
    expect(pmiMonthly({ ...input, ltv: 80_000 }, () => 80)).toBeUndefined();
  });

  it('is paid by the borrower unless the lender pays or there is none', () => {
    const changes = { sLAmtCalc: '162000', sPurchPrice: '180000', sApprVal: '180000', sCreditScoreType2: 760 };
    const of = (option: string) =>
      monthlyInsurance(scenarioWith({ ...changes, sProdConvMIOptionT: option }), programWith(), 3_875);
    expect(of('0')).toEqual({ amount: 37_80, months: 80, rate: 280 });
    expect(of('5')).toEqual(of('1'));
    expect(of('3')).toBeUndefined();
    expect(of('4')).toBeUndefined();
  });
});
