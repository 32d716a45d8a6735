import { describe, expect, it } from 'vitest';
import { type AdjustmentCache, adjustmentsOfSet, loanAdjustments } from './adjustments';
import { priceProgram, reasonsOf } from './price-program';
import { plainLoan, programWith, shippedReference, testSheet, viewOfScenario } from './pricing.test-support';
import type { FieldSource } from './read-field';
import { readScenario } from './read-scenario';
import type { PricingReference } from './scenario';

// Los Angeles County (06037) has a high limit, Autauga County (01001) the general one.
const reference: PricingReference = {
  ...shippedReference,
  areaIncomes: [
    { year: 2025, from: '2025-06-09', medians: { '06037': 106_600, '06059': 140_000, '01001': 83_600 } },
    { year: 2026, from: '2026-06-08', medians: { '06037': 110_000, '06059': 136_600 } },
  ],
};

const scenario = (changes: FieldSource, today?: string) => readScenario(plainLoan, changes, reference, today);
const median = (changes: FieldSource, today?: string) => scenario(changes, today).county?.medianIncome;

describe('the area median income of a loan', () => {
  it('is the one in effect on the day of the application', () => {
    expect(median({ sHmdaApplicationD: '2026-06-07' })).toBe(106_600_00);
    expect(median({ sHmdaApplicationD: '2026-06-08' })).toBe(110_000_00);
    expect(median({ sCreatedD: '2026-06-07' })).toBe(106_600_00);
    expect(median({ sHmdaApplicationD: '2026-06-08', sCreatedD: '2026-06-07' })).toBe(110_000_00);
  });

  it('is the one of today without an application', () => {
    expect(median({}, '2026-06-07')).toBe(106_600_00);
    expect(median({}, '2026-06-08')).toBe(110_000_00);
    expect(median({ sCreatedD: '2026-06-07' }, '2026-11-22')).toBe(106_600_00);
  });

  it('is not known for a county or a day without one, whatever other years have', () => {
    expect(median({ sSpZip: '36003', sHmdaApplicationD: '2026-06-08' })).toBeUndefined();
    expect(median({ sSpZip: '36003', sHmdaApplicationD: '2026-06-07' })).toBe(83_600_00);
    expect(median({ sHmdaApplicationD: '2025-06-08' })).toBeUndefined();
  });
});

/** The income a month that is a share of 106,600 a year, in dollars: 80% of it is 7,106.67. */
const monthly = (percent: number): string => ((106_600 * percent) / 1200).toFixed(2);
const of2025 = { sHmdaApplicationD: '2026-01-15' };

describe('HomeReady and Home Possible', () => {
  const codes = (sLTotI: string, more: FieldSource = of2025) => {
    const program = programWith({}, { maxAreaIncomePercent: 80 });
    return reasonsOf(priceProgram(scenario({ ...more, sLTotI }), program, testSheet)).map(({ code }) => code);
  };

  it('accept 79.99% of the median and refuse 80.01%', () => {
    expect(codes(monthly(79.99))).toEqual([]);
    expect(codes(monthly(80.01))).toEqual(['area-income']);
  });

  it('accept more with the median of the next year', () => {
    expect(codes(monthly(80.01), { sHmdaApplicationD: '2026-06-08' })).toEqual([]);
  });
});

describe('an application from before the median of the year', () => {
  // 80% of 106,600 is 7,106.66 a month, 80% of 110,000 is 7,333.33.
  const codes = (investor: string, sLTotI: string, today = '2026-11-22', sSpZip = '91101') => {
    const program = programWith({ investor }, { maxAreaIncomePercent: 80 });
    const loan = scenario({ ...of2025, sLTotI, sSpZip }, today);
    return reasonsOf(priceProgram(loan, program, testSheet)).map(({ code }) => code);
  };

  it('keeps its median at Fannie Mae', () => {
    expect(codes('Northfield Fannie Mae', '7106.66')).toEqual([]);
    expect(codes('Northfield Fannie Mae', '7106.67')).toEqual(['area-income']);
  });

  it('gets the higher one at Freddie Mac once it is in effect', () => {
    expect(codes('Northfield Freddie Mac', '7333.33')).toEqual([]);
    expect(codes('Northfield Freddie Mac', '7333.34')).toEqual(['area-income']);
    expect(codes('Northfield Freddie Mac', '7333.33', '2026-06-07')).toEqual(['area-income']);
  });

  it('keeps a higher median at Freddie Mac', () => {
    // Santa Ana is in Orange County: 80% of 140,000 is 9,333.33 a month, 80% of 136,600 is 9,106.66.
    expect(codes('Northfield Freddie Mac', '9333.33', '2026-11-22', '92701')).toEqual([]);
    expect(codes('Northfield Freddie Mac', '9333.34', '2026-11-22', '92701')).toEqual(['area-income']);
  });

  it('has the better waiver in the fees of Freddie Mac alone', () => {
    // 120% of 106,600 is 10,660.00 a month, 120% of 110,000 is 11,000.00.
    const loan = scenario({ ...of2025, sHas1stTimeBuyerPe: 'True', sLTotI: '11000' }, '2026-11-22');
    const cache: AdjustmentCache = new Map();
    const first = (investor: string) =>
      loanAdjustments(viewOfScenario(loan, programWith({ investor, adjustmentSets: ['fannie-llpa'] })), cache)[0]?.entry
        .code;
    expect(first('Northfield Fannie Mae')).toBe('score-ltv');
    expect(first('Northfield Freddie Mac')).toBe('waived-first-time');
  });
});

describe('the waiver of a first-time buyer', () => {
  const waived = (percent: number, more: FieldSource = {}) => {
    const changes = { ...of2025, sHas1stTimeBuyerPe: 'True', sLTotI: monthly(percent), ...more };
    const [line] = adjustmentsOfSet('fannie-llpa', viewOfScenario(scenario(changes), programWith()));
    return line?.entry.code === 'waived-first-time';
  };
  const plainCounty = { sSpZip: '36003', sLTotI: ((83_600 * 100) / 1200).toFixed(2) };

  it('goes up to 100% of the median, in a high-cost area to 120%', () => {
    expect(waived(99.99)).toBe(true);
    expect(waived(100.01)).toBe(true);
    expect(waived(119.99)).toBe(true);
    expect(waived(120.01)).toBe(false);
    // 83,600 / 12 = 6,966.67, a third of a cent above 100%.
    expect(waived(100, { ...plainCounty, sLTotI: '6966.66' })).toBe(true);
    expect(waived(100, plainCounty)).toBe(false);
  });
});
