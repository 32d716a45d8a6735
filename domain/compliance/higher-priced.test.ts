import { describe, expect, it } from 'vitest';
import { codesOf, testOf } from './compliance.test-support';

/** The verdict at an APR; the average prime offer rate is 6%. */
const at = (sApr: string, loan = {}) => testOf('higherPriced', { loan: { sApr, ...loan } });

describe('a higher-priced mortgage loan', () => {
  it('on a first lien is 1.5 points or more above the average prime offer rate', () => {
    expect(['7.499', '7.500', '7.501'].map((apr) => at(apr).verdict)).toEqual(['passes', 'fails', 'fails']);
    expect(at('7.500')).toMatchObject({ figure: { percent: '1.500' }, limit: { percent: '1.500' } });
  });

  // Los Angeles County in 2026: 1,249,125.
  it('above the limit of Freddie Mac is 2.5 points or more above', () => {
    const jumbo = { sFinalLAmt: '1249125.01' };
    expect(['8.499', '8.500'].map((apr) => at(apr, jumbo).verdict)).toEqual(['passes', 'fails']);
    expect(at('7.600', { sFinalLAmt: '1249125.00' }).verdict).toBe('fails');
  });

  it('on a subordinate lien is 3.5 points or more above', () => {
    const second = { sLienPosT: '1' };
    expect(['9.499', '9.500'].map((apr) => at(apr, second).verdict)).toEqual(['passes', 'fails']);
  });

  it('is open between the thresholds while the limit of the county is not known', () => {
    const nowhere = { sSpZip: null };
    expect(at('7.499', nowhere).verdict).toBe('passes');
    expect(at('7.500', nowhere)).toMatchObject({ verdict: 'unknown', remarks: [{ code: 'limitUnknown' }] });
    expect(at('8.500', nowhere).verdict).toBe('fails');
  });

  it('needs an escrow account and, unless it is qualified or small, an appraisal', () => {
    expect(codesOf(at('7.500'))).toEqual(['escrowRequired', 'appraisalIfNotQualified']);
    const second = { sLienPosT: '1', sFinalLAmt: '34200.00' };
    expect(codesOf(at('9.500', second))).toEqual([]);
    expect(codesOf(at('9.500', { ...second, sFinalLAmt: '34200.01' }))).toEqual(['appraisalIfNotQualified']);
  });

  it('is secured by a principal dwelling, and no line of credit', () => {
    expect(at('9.000', { sOccTPe: '1' })).toMatchObject({
      verdict: 'notApplicable',
      remarks: [{ code: 'notPrincipalDwelling' }],
    });
    expect(at('9.000', { sFinMethT: '1', sRAdjCapMon: 1 }).verdict).toBe('notApplicable');
  });
});
