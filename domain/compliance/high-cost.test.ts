import { describe, expect, it } from 'vitest';
import type { LoanValues } from '../loan/document';
import { sofrArm } from '../pricing/pricing.test-support';
import { flatWeek, testOf, WEEK } from './compliance.test-support';

const rate = (sApr: string, loan: LoanValues = {}) => testOf('highCostRate', { loan: { sApr, ...loan } }).verdict;

describe('a high-cost mortgage', () => {
  it('is more than 6.5 points above the average prime offer rate, on a subordinate lien more than 8.5', () => {
    expect([rate('12.500'), rate('12.501')]).toEqual(['passes', 'fails']);
    const second = { sLienPosT: '1' };
    expect([rate('14.500', second), rate('14.501', second)]).toEqual(['passes', 'fails']);
  });

  it('is more than 8.5 points above for less than 50,000 on personal property', () => {
    const home = { sProdSpT: '4', sSpIsManufacturedAffixed: false };
    expect(rate('14.500', { ...home, sFinalLAmt: '49999.99' })).toBe('passes');
    expect(rate('14.500', { ...home, sFinalLAmt: '50000.00' })).toBe('fails');
  });

  // 1026.32(a)(3)(ii): index 6.000 and margin 2.750 are 8.750; without charges the APR is 8.75%, 2.75 above 6%.
  it('takes index and margin of an adjustable rate if they are above its rate', () => {
    const arm = { sFinMethT: '1', sRAdj1stCapMon: 84, sRAdjCapMon: 6, sRAdjIndexR: '6.000', sRAdjMarginR: '2.750' };
    const apor = [flatWeek(6000, WEEK, 'adjustable')];
    const program = { amortization: sofrArm };
    expect(testOf('highCostRate', { loan: arm, apor, program }).figure).toEqual({ percent: '2.750' });
    // 4.180 + 2.750 = 6.930, not rounded to an eighth.
    const exact = { ...arm, sRAdjIndexR: '4.180' };
    expect(testOf('highCostRate', { loan: exact, apor, program }).figure).toEqual({ percent: '0.930' });
    const low = { ...arm, sRAdjIndexR: '2.000' };
    expect(testOf('highCostRate', { loan: low, apor, program }).figure).toEqual({ percent: '0.500' });
  });

  // 2026: 5% from a total loan amount of 27,592; below it the lesser of 8% and 1,380.
  it('has points and fees above 5% of the total loan amount, small loans above 8% or 1,380', () => {
    const fees = (amount: string, lenderFees: number) =>
      testOf('highCostFees', {
        loan: { sLAmtCalc: amount, sFinalLAmt: amount },
        program: { lenderFees, insurance: 'none' },
      });
    // 5% of (100,000 - 4,761.90) = 4,761.91.
    expect(fees('100000.00', 4_761_90).verdict).toBe('passes');
    expect(fees('100000.00', 4_762_00).verdict).toBe('fails');
    // 28,972 - 1,380 = 27,592 is the lower bound of 5%, which is 1,379.60.
    expect(fees('28972.00', 1_380_00)).toMatchObject({ verdict: 'fails', limit: { money: '1379.60' } });
    expect(fees('28971.99', 1_380_00)).toMatchObject({ verdict: 'passes', limit: { money: '1380.00' } });
    expect(fees('10800.00', 800_00)).toMatchObject({ verdict: 'passes', limit: { money: '800.00' } });
    expect(fees('10800.00', 800_01).verdict).toBe('fails');
  });

  it('has a prepayment penalty after 36 months', () => {
    const penalty = (sPrepmtPeriodMonths: number) =>
      testOf('highCostPrepayment', { loan: { sPrepmtPenaltyT: '1', sPrepmtPeriodMonths } }).verdict;
    expect([penalty(36), penalty(37)]).toEqual(['unknown', 'fails']);
    expect(testOf('highCostPrepayment').verdict).toBe('passes');
    expect(testOf('highCostPrepayment', { loan: { sPrepmtPenaltyT: null } }).verdict).toBe('unknown');
  });

  it('is one if any of the three tests says so', () => {
    expect(testOf('highCost', { loan: { sApr: '12.501' } })).toMatchObject({
      verdict: 'fails',
      remarks: [{ code: 'partFails', test: 'highCostRate' }],
    });
    expect(testOf('highCost').verdict).toBe('passes');
    expect(testOf('highCost', { loan: { sOccTPe: '1' } }).verdict).toBe('notApplicable');
  });
});
