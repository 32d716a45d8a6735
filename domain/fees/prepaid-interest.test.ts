import { describe, expect, it } from 'vitest';
import { discountPointAmount, discountPoints, prepaidInterest, prepaidInterestDays } from './prepaid-interest';

const sample = { sLAmtCalc: '162000.00', sFinalLAmt: '162000.00', sNoteIR: '3.875' };

describe('interest by the day', () => {
  it('is that of sample form H-25(B): 17.44 a day on 360 days, 279.04 for 16 days', () => {
    expect(prepaidInterest({ ...sample, sPrepaidInterestDays: 16 })).toEqual({
      perDiemExact: '17.4375',
      perDiem: '17.44',
      total: '279.04',
    });
  });

  it("uses the loan's day count and the note amount", () => {
    expect(prepaidInterest({ ...sample, sPerDiemBasisDays: 365 })?.perDiem).toBe('17.20');
    expect(prepaidInterest({ ...sample, sFinalLAmt: '164835.00' })?.perDiem).toBe('17.74');
    expect(prepaidInterest({ sLAmtCalc: '162000.00', sNoteIR: '3.875' })?.perDiem).toBe('17.44');
  });

  it('refunds overpaid interest if the first payment covers earlier days', () => {
    expect(prepaidInterest({ ...sample, sPrepaidInterestDays: -3 })?.total).toBe('-52.32');
  });

  it('is not calculated without an amount or a rate', () => {
    expect(prepaidInterest({ sNoteIR: '3.875' })).toBeUndefined();
    expect(prepaidInterest({ sLAmtCalc: '162000.00' })).toBeUndefined();
    expect(prepaidInterest(sample)).not.toHaveProperty('total');
  });
});

describe('the days of interest at closing', () => {
  it('reach to a month before the first payment', () => {
    const days = (sPrepaidInterestFromD: string, sSchedDueD1: string) =>
      prepaidInterestDays({ sPrepaidInterestFromD, sSchedDueD1 });
    expect(days('2013-04-15', '2013-06-01')).toBe(16);
    expect(days('2026-12-28', '2027-02-01')).toBe(4);
    expect(days('2026-05-04', '2026-06-01')).toBe(-3);
    expect(days('2027-02-20', '2027-03-31')).toBe(8);
  });

  it('reach to the first of the next month while the first payment is not known', () => {
    expect(prepaidInterestDays({ sDisbursementD: '2026-12-28' })).toBe(4);
    expect(prepaidInterestDays({ sDisbursementD: '2026-02-01' })).toBe(0);
    expect(prepaidInterestDays({})).toBeUndefined();
  });
});

describe('discount points', () => {
  it('are a percentage of the note amount, either way', () => {
    expect(discountPointAmount(sample, '0.250')).toBe('405.00');
    expect(discountPointAmount({ ...sample, sFinalLAmt: '333333.33' }, '1.125')).toBe('3750.00');
    expect(discountPointAmount({}, '1')).toBeUndefined();
    expect(discountPoints({ ...sample, sLDiscnt1003: '405.00' })).toBe('0.250');
    expect(discountPoints({ sLDiscnt1003: '405.00' })).toBeUndefined();
  });
});
