import { describe, expect, it } from 'vitest';
import type { LoanValues } from '../loan/document';
import { armQualifyingRate, qualifyingRates } from './qualifying-rate';

/** A 5/6 ARM at 6% with caps of 2/1/5; fully indexed 4.300 + 2.750 = 7.050, to the nearest eighth 7.000. */
const arm: LoanValues = {
  sFinMethT: '1',
  sNoteIR: '6.000',
  sRAdj1stCapMon: 60,
  sRAdj1stCapR: '2.000',
  sRAdjCapMon: 6,
  sRAdjCapR: '1.000',
  sRAdjLifeCapR: '5.000',
  sRAdjIndexR: '4.300',
  sRAdjMarginR: '2.750',
};
const rate = (changes: LoanValues = {}) => armQualifyingRate({ ...arm, ...changes });

describe('the qualifying rate of an adjustable rate', () => {
  it('of five years is the greater of note rate plus first cap and fully indexed rate', () => {
    expect(rate()).toBe('8.000');
    expect(rate({ sRAdjIndexR: '6.000' })).toBe('8.750');
  });

  it('of less than five years is the highest rate within five years', () => {
    // 36 months: 2 + 1 each at 42, 48, 54 and 60 months = 6, but 5 over the life of the loan.
    expect(rate({ sRAdj1stCapMon: 36 })).toBe('11.000');
    expect(rate({ sRAdj1stCapMon: 36, sRAdjCapMon: 12 })).toBe('10.000');
    // 48 months: 2 + 1 each at 54 and 60 months (12 CFR 1026.43(e)(2)(iv)).
    expect(rate({ sRAdj1stCapMon: 48 })).toBe('10.000');
    expect(rate({ sRAdj1stCapMon: 12, sRAdjCapMon: 12, sRAdjLifeCapR: '9.000' })).toBe('12.000');
  });

  it('of more than five years is the note rate, or the fully indexed rate if the loan is higher-priced', () => {
    expect(rate({ sRAdj1stCapMon: 84 })).toBe('6.000');
    expect(rate({ sRAdj1stCapMon: 84, sHighPricedMortgageT: '1' })).toBe('6.000');
    expect(rate({ sRAdj1stCapMon: 84, sHighPricedMortgageT: '2' })).toBe('7.000');
    expect(rate({ sRAdj1stCapMon: 120, sHighPricedMortgageT: '3' })).toBe('7.000');
  });

  it('of FHA, VA and USDA is the note rate, one point more for one year', () => {
    expect(rate({ sLT: '1' })).toBe('6.000');
    expect(rate({ sLT: '2', sRAdj1stCapMon: 12 })).toBe('7.000');
  });

  it('of a line of credit is its rate', () => {
    expect(rate({ sRAdj1stCapMon: 1, sRAdjCapMon: 1, sRAdj1stCapR: '10.000', sLpProductType: 'second' })).toBe('6.000');
  });

  it('is none for a fixed rate, or while terms are missing', () => {
    expect(rate({ sFinMethT: '0' })).toBeUndefined();
    expect(rate({ sRAdj1stCapMon: null })).toBeUndefined();
    expect(qualifyingRates({ ...arm, sRAdj1stCapR: null }).missing).toEqual(['sRAdj1stCapR']);
  });
});
