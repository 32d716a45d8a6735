import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf, yearsMonthsOf } from './years-months';

describe('a time in years and months', () => {
  it.each([
    [{ years: '2', months: '6' }, 30],
    [{ years: '', months: '18' }, 18],
    [{ years: '3', months: '' }, 36],
    [{ years: '0', months: '0' }, 0],
    [{ years: ' ', months: '' }, null],
  ])('is a number of months: %o', (typed, months) => {
    expect(monthsOf(typed)).toBe(months);
  });

  it('comes back as it was stored, whatever the number', () => {
    fc.assert(fc.property(fc.integer({ min: -1200, max: 100_000 }), (n) => monthsOf(yearsMonthsOf(n)) === n));
    expect(yearsMonthsOf(30)).toEqual({ years: '2', months: '6' });
    expect(yearsMonthsOf(null)).toEqual({ years: '', months: '' });
  });

  it('keeps both parts of what is no number', () => {
    const typed = { years: 'about 2', months: '5' };
    expect(yearsMonthsOf(monthsOf(typed))).toEqual(typed);
    expect(yearsMonthsOf(monthsOf({ years: '2', months: '1/2' }))).toEqual({ years: '2', months: '1/2' });
  });
});
