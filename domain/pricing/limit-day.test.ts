import { describe, expect, it } from 'vitest';
import { carriedForward } from '../reference/carried-forward';
import { limits2026 } from '../reference/shipped-limits';
import { plainLoan, shippedReference } from './pricing.test-support';
import { readScenario } from './read-scenario';

/** Limits for one unit in Autauga County, a county at the general limits of each year. */
const limitsOf = (fields: object, today: string, reference = shippedReference) => {
  const loan = { ...plainLoan, sSpZip: '36067' };
  const county = readScenario({ ...loan, ...fields }, {}, reference, today).county;
  return county && [county.gse / 100, county.fha / 100, county.va / 100, county.baseline / 100];
};

const of2025 = [806_500, 524_225, 806_500, 806_500];
const of2026 = [832_750, 541_287, 832_750, 832_750];

describe('the year of the limits', () => {
  it('is today’s for a loan without dates', () => {
    expect(limitsOf({}, '2025-12-31')).toEqual(of2025);
    expect(limitsOf({}, '2026-01-01')).toEqual(of2026);
  });

  it('is the year of the closing for conventional and VA loans, of today for FHA without a case number', () => {
    const applied = { sHmdaApplicationD: '2025-12-10' };
    const december = [806_500, 524_225, 806_500, 806_500];
    expect(limitsOf({ ...applied, sClosedD: '2025-12-30' }, '2026-02-01')).toEqual(december);
    expect(limitsOf({ ...applied, sEstCloseD: '2026-01-05' }, '2025-12-15')).toEqual([
      832_750, 524_225, 832_750, 832_750,
    ]);
  });

  it('is not the year of the application for FHA, because a case number can only be assigned today or later', () => {
    expect(limitsOf({ sHmdaApplicationD: '2025-12-31', sCreatedD: '2025-12-31' }, '2026-11-22')).toEqual(of2026);
    expect(limitsOf({ sClosedD: '2025-12-30' }, '2026-11-22')).toEqual(of2025);
  });

  it('is the year of the case number for FHA as soon as it is recorded', () => {
    const fields = { sHmdaApplicationD: '2025-12-10', sAgencyCaseNumAssignedD: '2026-01-02' };
    expect(limitsOf(fields, '2026-01-20')).toEqual(of2026);
  });

  it('is today’s if the loan did not close when it was planned', () => {
    expect(limitsOf({ sEstCloseD: '2025-12-20' }, '2026-01-20')).toEqual(of2026);
    expect(limitsOf({ sEstCloseD: '2026-01-20', sClosedD: '2025-12-30' }, '2025-12-31')?.[0]).toBe(806_500);
  });

  it('has to be confirmed before the first known year and after the last', () => {
    const toConfirm = (sClosedD: string) =>
      readScenario({ ...plainLoan, sSpZip: '98004', sClosedD }, {}, shippedReference, '2025-07-01').county?.toConfirm;
    expect(toConfirm('2024-06-28')).toEqual(['gse', 'fha', 'va']);
    expect(toConfirm('2025-06-30')).toEqual([]);
    expect(toConfirm('2027-01-04')).toEqual(['gse', 'fha', 'va']);
  });

  it('changes with an imported year for the loans of that year, and for none before', () => {
    const general2027 = { ...limits2026, year: 2027, from: '2027-01-01', baseline: [860_000, 0, 0, 0] } as const;
    const reference = {
      ...shippedReference,
      limits: [...shippedReference.limits, carriedForward(limits2026, general2027)],
    };
    expect(limitsOf({ sEstCloseD: '2027-01-04' }, '2026-12-01', reference)?.[0]).toBe(860_000);
    for (const day of ['2026-12-31', '2026-01-04']) {
      expect(limitsOf({ sEstCloseD: day }, '2025-12-01', reference)?.[0]).toBe(832_750);
    }
  });
});
