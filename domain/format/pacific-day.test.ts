import { describe, expect, it } from 'vitest';
import { pacificMidnight } from './pacific-day';

describe('pacificMidnight', () => {
  it('is the beginning of the day in summer, in winter, and on the days when the clock changes', () => {
    expect(pacificMidnight('2026-07-04')).toBe('2026-07-04T07:00:00.000Z');
    expect(pacificMidnight('2026-11-20')).toBe('2026-11-20T08:00:00.000Z');
    expect(pacificMidnight('2026-11-01')).toBe('2026-11-01T07:00:00.000Z');
    expect(pacificMidnight('2026-11-02')).toBe('2026-11-02T08:00:00.000Z');
    expect(pacificMidnight('2026-03-08')).toBe('2026-03-08T08:00:00.000Z');
    expect(pacificMidnight('2026-03-09')).toBe('2026-03-09T07:00:00.000Z');
  });
});
