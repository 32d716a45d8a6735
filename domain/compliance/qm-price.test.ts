import { describe, expect, it } from 'vitest';
import { sofrArm } from '../pricing/pricing.test-support';
import { codesOf, flatWeek, testOf, WEEK } from './compliance.test-support';

const price = (sFinalLAmt: string, loan = {}) => testOf('qmPrice', { loan: { sFinalLAmt, ...loan } });

/** The threshold of an amount, and the verdicts one thousandth below it and at it. */
function band(amount: string, loan = {}) {
  const { limit } = price(amount, loan);
  const spread = limit && 'percent' in limit ? Number(limit.percent) : Number.NaN;
  const at = (above: number) => price(amount, { ...loan, sApr: (6 + spread + above).toFixed(3) }).verdict;
  return [spread, at(-0.001), at(0)];
}

const stays = (spread: number) => [spread, 'passes', 'fails'];

describe('the price test of a qualified mortgage', () => {
  // Comment 43(e)(2)(vi)-3.v, 2026.
  it('has a threshold by amount on a first lien', () => {
    expect(band('137958.00')).toEqual(stays(2.25));
    expect(band('137957.99')).toEqual(stays(3.5));
    expect(band('82775.00')).toEqual(stays(3.5));
    expect(band('82774.99')).toEqual(stays(6.5));
  });

  it('has its own threshold on a small manufactured home', () => {
    const home = { sProdSpT: '4' };
    expect(band('137958.00', home)).toEqual(stays(2.25));
    expect(band('137957.99', home)).toEqual(stays(6.5));
  });

  it('has its own thresholds on a subordinate lien', () => {
    const second = { sLienPosT: '1' };
    expect(band('82775.00', second)).toEqual(stays(3.5));
    expect(band('82774.99', second)).toEqual(stays(6.5));
  });

  // Comment 43(e)(2)(vi)-3.iii and iv.
  it('follows the year of the closing, and is open for a year without figures', () => {
    const in2025 = { sEstCloseD: '2025-12-31' };
    expect(band('134841.00', in2025)).toEqual(stays(2.25));
    expect(band('134840.99', in2025)).toEqual(stays(3.5));
    expect(band('130461.00', { sEstCloseD: '2024-06-28' })).toEqual(stays(2.25));
    const later = price('650000.00', { sEstCloseD: '2027-01-04' });
    expect(later).toMatchObject({
      verdict: 'unknown',
      remarks: [{ code: 'yearUnknown', values: { year: { count: 2027 } } }],
    });
  });

  // Comment 43(e)(2)(vi)-4.iv: 5% for three years, at most 7% within five years: 7% for the whole term. Without charges the APR is 7%.
  it('takes the highest rate within five years where the rate may change in that time', () => {
    const arm = {
      sFinMethT: '1',
      sNoteIR: '5.000',
      sApr: '6.200',
      sRAdj1stCapMon: 36,
      sRAdj1stCapR: '2.000',
      sRAdjCapMon: 24,
      sRAdjCapR: '0.000',
      sRAdjLifeCapR: '5.000',
    };
    const apor = [flatWeek(4750, WEEK, 'adjustable')];
    const amortization = { ...sofrArm, initialMonths: 36 };
    expect(testOf('qmPrice', { loan: arm, apor, program: { amortization } })).toMatchObject({
      verdict: 'fails',
      figure: { percent: '2.250' },
    });
    const longer = { ...arm, sRAdj1stCapMon: 61 };
    expect(testOf('qmPrice', { loan: longer, apor }).figure).toEqual({ percent: '1.450' });
    expect(codesOf(testOf('qmPrice', { loan: arm, apor, program: null }))).toEqual(['programUnknown']);
  });

  it('does not apply to FHA, VA and USDA, which define a qualified mortgage themselves', () => {
    for (const sLT of ['1', '2', '3']) expect(price('650000.00', { sLT }).verdict).toBe('notApplicable');
  });
});

describe('the presumption of a qualified mortgage', () => {
  const at = (sApr: string, loan = {}) => testOf('qmPresumption', { loan: { sApr, ...loan } }).verdict;

  it('cannot be rebutted below 1.5 points, on a subordinate lien below 3.5', () => {
    expect([at('7.499'), at('7.500')]).toEqual(['passes', 'fails']);
    const second = { sLienPosT: '1', sFinalLAmt: '82000.00' };
    expect([at('9.499', second), at('9.500', second)]).toEqual(['passes', 'fails']);
  });

  it('has no larger spread above the limit of Freddie Mac', () => {
    expect(at('7.500', { sFinalLAmt: '1300000.00' })).toBe('fails');
  });

  // 1.15 and the annual premium of 0.50% (30 years, up to 95% LTV, up to 726,200): up to 1.65 points.
  it('of FHA allows 1.15 points more than the annual premium', () => {
    const fha = { sLT: '1', sFinalLAmt: '650000.00' };
    const of = (sApr: string) => testOf('qmPresumption', { loan: { ...fha, sApr }, program: { insurance: 'fha' } });
    expect(of('7.650')).toMatchObject({ verdict: 'passes', limit: { percent: '1.650' } });
    expect(of('7.651').verdict).toBe('fails');
  });

  // 24 CFR 203.19 compares the loan's own APR: 7.300 is 1.300 above 6%, at most 1.650.
  it('of FHA takes the disclosed APR of an adjustable rate', () => {
    const arm = { sFinMethT: '1', sRAdj1stCapMon: 60, sRAdj1stCapR: '1.000', sRAdjCapMon: 12, sRAdjCapR: '1.000' };
    const loan = { ...arm, sLT: '1', sRAdjLifeCapR: '5.000', sApr: '7.300' };
    const program = { insurance: 'fha', amortization: { ...sofrArm, initialMonths: 60 } } as const;
    const apor = [flatWeek(6000, WEEK, 'adjustable')];
    expect(testOf('qmPresumption', { loan, program, apor })).toMatchObject({
      verdict: 'passes',
      figure: { percent: '1.300' },
    });
  });

  it('is always safe for VA, and not asked for a loan that is not qualified', () => {
    expect(at('9.000', { sLT: '2' })).toBe('passes');
    expect(at('6.500', { sIOnlyMon: 120 })).toBe('notApplicable');
  });
});

describe('the features of a qualified mortgage', () => {
  it('exclude interest only, balloons, negative amortization and more than 30 years', () => {
    const codes = (loan: object) => codesOf(testOf('qmFeatures', { loan }));
    expect(codes({ sIOnlyMon: 120 })).toEqual(['interestOnly']);
    expect(codes({ sBalloonPmt: true })).toEqual(['balloon']);
    expect(codes({ sDue: 84 })).toEqual(['balloon']);
    expect(codes({ sNegativeAmortization: true })).toEqual(['negativeAmortization']);
    expect([360, 361].map((sTerm) => testOf('qmFeatures', { loan: { sTerm, sDue: sTerm } }).verdict)).toEqual([
      'passes',
      'fails',
    ]);
    expect(testOf('qmFeatures', { loan: { sLpTemplateId: null } }).verdict).toBe('unknown');
  });

  it('make the whole test fail, name the test and leave an investment out', () => {
    const whole = testOf('qualifiedMortgage', { loan: { sIOnlyMon: 120 } });
    expect(whole).toMatchObject({ verdict: 'fails', remarks: [{ code: 'partFails', test: 'qmFeatures' }] });
    expect(testOf('qualifiedMortgage')).toMatchObject({
      verdict: 'passes',
      remarks: [{ code: 'verifyAbilityToRepay' }],
    });
    expect(testOf('qualifiedMortgage', { loan: { sOccTPe: '2' } }).verdict).toBe('notApplicable');
  });
});
