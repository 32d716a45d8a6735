import { describe, expect, it } from 'vitest';
import { insuranceEnds, lenderInsuranceCost, monthlyInsurance, noteAmount } from '../loan-charges';
import { programWith, reference, sofrArm } from '../pricing.test-support';
import { programApr } from '../program-apr';
import { readScenario } from '../read-scenario';
import { sampleCard } from './rate-card.test-support';

/** The loan of the sample form H-24(B): 162,000 of 180,000 at 3.875%, with finance charges of 1,802. */
const sampleLoan = {
  sLPurposeT: '0',
  sPurchPrice: '180000',
  sApprVal: '180000',
  sLAmtCalc: '162000',
  sCreditScoreType2: 760,
};
const program = programWith({ lenderFees: 1_802_00 });
const RATE = 3_875;

function figures(sProdConvMIOptionT: string, changes = {}) {
  const insuranceCards = [sampleCard];
  const scenario = readScenario(sampleLoan, { sProdConvMIOptionT, ...changes }, { ...reference, insuranceCards });
  const amounts = noteAmount(scenario, program);
  return {
    upfront: amounts.upfront,
    note: amounts.note,
    monthly: monthlyInsurance(scenario, program, RATE)?.steps,
    points: lenderInsuranceCost(scenario, program),
    apr: programApr(scenario, program, amounts, { rate: RATE, point: 0 }).apr,
  };
}

describe('the sample loan H-24(B) under each insurance option', () => {
  const none = { upfront: 0, note: 162_000_00, monthly: undefined, points: 0 };

  it('monthly: 0.610% a year of 162,000 is 82.35, on 80 payments', () => {
    const monthly = { ...none, monthly: [{ amount: 82_35, months: 80 }], apr: 4_271 };
    expect(figures('0')).toEqual(monthly);
    expect(figures('5')).toEqual(monthly);
  });

  it('single: 1.850% of 162,000 is 2,997.00 once, a prepaid finance charge', () => {
    expect(figures('1')).toEqual({ ...none, upfront: 2_997_00, apr: 4_124 });
  });

  it('single, financed: the note rises to 164,997.00', () => {
    expect(figures('1', { sFfUfMipIsBeingFinanced: true })).toEqual({
      ...none,
      upfront: 2_997_00,
      note: 164_997_00,
      apr: 4_119,
    });
  });

  it('split: 0.750% is 1,215.00 at closing, 0.420% a year is 56.70 on 80 payments', () => {
    expect(figures('2')).toEqual({
      ...none,
      upfront: 1_215_00,
      monthly: [{ amount: 56_70, months: 80 }],
      apr: 4_240,
    });
  });

  it('lender paid: 2.240 points of the price, and nothing for the borrower', () => {
    expect(figures('3')).toEqual({ ...none, points: 2_240, apr: 3_967 });
  });

  it('none: no premium', () => {
    expect(figures('4')).toEqual({ ...none, apr: 3_967 });
  });

  it('no premium up to an LTV of 80%', () => {
    expect(figures('0', { sLAmtCalc: '144000' })).toMatchObject({ upfront: 0, monthly: undefined });
    expect(figures('3', { sLAmtCalc: '144000' }).points).toBe(0);
  });
});

describe('the end of monthly insurance', () => {
  const ends = (changes = {}, parts = {}, rate = RATE) =>
    insuranceEnds(readScenario(sampleLoan, changes, reference), programWith(parts), rate);

  it('is payment 80 at 78% of the value, and a request is possible from payment 68 at 80%', () => {
    expect(ends()).toEqual({ request: 68, end: 80 });
  });

  it('uses the lesser of price and appraisal', () => {
    expect(ends({ sApprVal: '190000' })).toEqual({ request: 68, end: 80 });
  });

  it('is at the latest the midpoint of the term', () => {
    // 97% at 12%: after 180 payments the balance is still 85.7% of the loan.
    expect(ends({ sLAmtCalc: '174600' }, {}, 12_000)).toEqual({ request: 180, end: 180 });
  });

  it('follows the schedule of an adjustable rate after it adjusts', () => {
    const fixed = ends({}, {}, 6_500);
    // From payment 85 on, 4.000 + 2.750 is rounded to 6.750.
    expect(ends({}, { amortization: sofrArm }, 6_500)?.end).toBeGreaterThan(fixed?.end ?? 0);
  });

  it('is undefined without a monthly premium', () => {
    expect(ends({ sProdConvMIOptionT: '1' })).toBeUndefined();
  });
});
