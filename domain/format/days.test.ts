import { describe, expect, it } from 'vitest';
import { datesOf, daysFromToday } from './days';

describe('a span of days', () => {
  it('counts relative ends from today', () => {
    expect(datesOf({ from: '0d', to: '7d' }, '2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-04' });
    expect(datesOf({ to: '-1d' }, '2026-03-01')).toEqual({ to: '2026-02-28' });
  });

  it('keeps dates and open ends', () => {
    expect(datesOf({ from: '2026-11-01' }, '2026-12-28')).toEqual({ from: '2026-11-01' });
    expect(datesOf({}, '2026-12-28')).toEqual({});
  });

  it('reads only whole days', () => {
    expect(['7d', '-30d', '0d', '1.5d', 'd', '+1d', '12345d', '2026-11-01'].map(daysFromToday)).toEqual([
      7,
      -30,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
