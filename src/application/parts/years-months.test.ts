import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf, yearsMonthsOf } from './years-months';

describe('time in years and months', () => {
  it.each([
    [{ years: '2', months: '6' }, 30],
    [{ years: '', months: '18' }, 18],
    [{ years: '3', months: '' }, 36],
    [{ years: '0', months: '0' }, 0],
    [{ years: ' ', months: '' }, null],
  ])('converts input to months: %o', (typed, months) => {
    expect(monthsOf(typed)).toBe(months);
  });

  it('converts a stored number to years and months and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1200, max: 100_000 }), (n) => monthsOf(yearsMonthsOf(n)) === n));
    expect(yearsMonthsOf(30)).toEqual({ years: '2', months: '6' });
    expect(yearsMonthsOf(null)).toEqual({ years: '', months: '' });
  });

  it('preserves both parts of invalid input', () => {
    const typed = { years: 'about 2', months: '5' };
    expect(yearsMonthsOf(monthsOf(typed))).toEqual(typed);
    expect(yearsMonthsOf(monthsOf({ years: '2', months: '1/2' }))).toEqual({ years: '2', months: '1/2' });
  });
});
