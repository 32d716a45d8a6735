import { describe, expect, it } from 'vitest';
import { monthlyInsurance } from './loan-charges';
import { lenderPaidCost, pmiAnnualRate, pmiMonthly } from './mi';
import { programWith, scenarioWith } from './pricing.test-support';

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
      rate: 280,
      steps: [{ amount: 37_80, months: 80 }],
    });
    expect(pmiMonthly(input, () => 300)?.steps[0]?.months).toBe(180);
    expect(pmiMonthly({ ...input, ltv: 80_000 }, () => 80)).toBeUndefined();
  });

  it('is paid by the borrower unless the lender pays or there is none', () => {
    const changes = { sLAmtCalc: '162000', sPurchPrice: '180000', sApprVal: '180000', sCreditScoreType2: 760 };
    const of = (option: string) =>
      monthlyInsurance(scenarioWith({ ...changes, sProdConvMIOptionT: option }), programWith(), 3_875);
    expect(of('0')).toEqual({ rate: 280, steps: [{ amount: 37_80, months: 80 }] });
    expect(of('5')).toEqual(of('1'));
    expect(of('3')).toBeUndefined();
    expect(of('4')).toBeUndefined();
  });
});
