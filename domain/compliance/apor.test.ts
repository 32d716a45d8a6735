import { describe, expect, it } from 'vitest';
import { aporOn, aporTermOf, mondayOf } from '../pricing/apor';
import { flatWeek, testOf, WEEK } from './compliance.test-support';

describe('the week of a rate', () => {
  it('begins on Monday and ends on Sunday', () => {
    expect(['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('is the one of the lock, and without a lock the one of today', () => {
    const apor = [flatWeek(6000), flatWeek(6400, '2026-11-02')];
    const lock = { sRateLockStatusT: '1', sRLckdD: '2026-11-06' };
    expect(testOf('aporSpread', { apor }).figure).toEqual({ percent: '0.600' });
    expect(testOf('aporSpread', { apor, loan: lock }).figure).toEqual({ percent: '0.200' });
    expect(testOf('aporSpread', { apor, loan: { ...lock, sRateLockStatusT: '2' } }).figure).toEqual({
      percent: '0.600',
    });
  });

  it('that was not imported leaves every test of the price open', () => {
    const apor = [flatWeek(6000, '2026-11-09')];
    const missing = { code: 'aporUnknown', values: { week: { date: WEEK } } };
    for (const key of ['aporSpread', 'qmPrice', 'qmPresumption', 'higherPriced', 'highCostRate'] as const) {
      expect(testOf(key, { apor })).toMatchObject({ key, verdict: 'unknown', remarks: [missing] });
    }
    expect(testOf('qmFeatures', { apor }).verdict).toBe('passes');
  });
});

describe('the comparable transaction', () => {
  // Comment 1003.4(a)(12)-4.iii: ten years and three months is ten, nine months is eleven, six months is ten.
  it('of a fixed rate has the nearest whole years of the term, halfway the shorter', () => {
    const years = (sTerm: number) => aporTermOf({ sFinMethT: '0', sTerm })?.years;
    expect([123, 129, 126, 360, 3, 600].map(years)).toEqual([10, 11, 10, 30, 1, 50]);
    expect(aporTermOf({ sTerm: 360, sDue: 84 })?.years).toBe(7);
  });

  it('of an adjustable rate has the years until the first change', () => {
    const arm = { sFinMethT: '1', sTerm: 360 };
    expect(aporTermOf({ ...arm, sRAdj1stCapMon: 84 })).toEqual({ rateTable: 'adjustable', years: 7 });
    expect(aporTermOf({ ...arm, sRAdj1stCapMon: 1 })?.years).toBe(1);
    expect(aporTermOf({ ...arm, sRAdj1stCapMon: 0 })?.years).toBe(1);
    expect(aporTermOf(arm)).toBeUndefined();
    expect(aporTermOf({ sFinMethT: '0', sDue: 0 })).toBeUndefined();
  });

  it('is looked up in its own table', () => {
    const weeks = [flatWeek(6000), flatWeek(6300, WEEK, 'adjustable')];
    expect(aporOn(weeks, { rateTable: 'adjustable', years: 7 }, WEEK)).toBe(6300);
    expect(aporOn(weeks, { rateTable: 'fixed', years: 30 }, WEEK)).toBe(6000);
  });
});
