import { describe, expect, it } from 'vitest';
import { defaultBusinessHours, isBusinessTime } from './business-hours';
import type { BusinessHours } from './business-hours.schemas';
import { federalHolidays } from './federal-holidays';

const hours: BusinessHours = { ...defaultBusinessHours, holidays: ['2026-03-31'] };
const at = (instant: string) => isBusinessTime(new Date(instant), hours);

describe('business hours', () => {
  it('end on Friday at 15:59 Pacific time', () => {
    expect(at('2026-06-05T15:59:59-07:00')).toBe(true);
    expect(at('2026-06-05T16:00:00-07:00')).toBe(false);
  });

  it('start on Monday at 9:00 and skip the weekend', () => {
    expect(at('2026-06-08T08:59:59-07:00')).toBe(false);
    expect(at('2026-06-08T09:00:00-07:00')).toBe(true);
    expect(at('2026-06-06T10:00:00-07:00')).toBe(false);
  });

  it('follow Pacific time in winter too', () => {
    expect(at('2026-12-01T17:00:00Z')).toBe(true);
    expect(at('2026-12-01T16:59:00Z')).toBe(false);
  });

  it("exclude the lender's holidays and, if observed, federal ones", () => {
    expect(at('2026-03-31T10:00:00-07:00')).toBe(false);
    expect(at('2026-07-03T10:00:00-07:00')).toBe(false);
    expect(at('2021-12-31T10:00:00-08:00')).toBe(false);
    expect(isBusinessTime(new Date('2026-07-03T10:00:00-07:00'), { ...hours, closedOnFederalHolidays: false })).toBe(
      true,
    );
  });
});

describe('the federal holidays of 2026', () => {
  it('are on the days defined by law', () => {
    expect(federalHolidays(2026).map(({ date }) => date)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('are observed on the Friday before a Saturday and the Monday after a Sunday', () => {
    const observed = (year: number, name: string) => federalHolidays(year).find((day) => day.name === name)?.observed;
    expect(observed(2026, 'Independence Day')).toBe('2026-07-03');
    expect(observed(2027, 'Independence Day')).toBe('2027-07-05');
  });
});
