import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../format/date';
import { defaultBusinessHours } from '../../loan/business-hours';
import { federalHolidays, weekday } from '../../loan/federal-holidays';
import { countBusinessDays, generalCalendar, specificCalendar } from './business-days';

const general = generalCalendar(defaultBusinessHours);
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

/** Holidays that fall on weekdays by rule, written out by hand from a calendar: Monday or Thursday holidays. */
const moving: Readonly<Record<number, readonly string[]>> = {
  2024: ['01-15', '02-19', '05-27', '09-02', '10-14', '11-28'],
  2025: ['01-20', '02-17', '05-26', '09-01', '10-13', '11-27'],
  2026: ['01-19', '02-16', '05-25', '09-07', '10-12', '11-26'],
  2027: ['01-18', '02-15', '05-31', '09-06', '10-11', '11-25'],
  2028: ['01-17', '02-21', '05-29', '09-04', '10-09', '11-23'],
  2029: ['01-15', '02-19', '05-28', '09-03', '10-08', '11-22'],
  2030: ['01-21', '02-18', '05-27', '09-02', '10-14', '11-28'],
};
const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Fixed holidays on a weekend and the weekday on which they are observed, written out by hand. */
const observed: Readonly<Record<string, string>> = {
  '2026-07-04': '2026-07-03',
  '2027-06-19': '2027-06-18',
  '2027-07-04': '2027-07-05',
  '2027-12-25': '2027-12-24',
  '2028-01-01': '2027-12-31',
  '2028-11-11': '2028-11-10',
  '2029-11-11': '2029-11-12',
};

const eachDay = (year: number): string[] => {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1)) days.push(day);
  return days;
};

describe('the two calendars of business days', () => {
  it.each(years)('skip Sundays and the eleven holidays on their own dates in waiting periods of %i', (year) => {
    const holidays = [...fixed, ...(moving[year] ?? [])].map((day) => `${year}-${day}`).sort();
    expect(
      federalHolidays(year)
        .map(({ date }) => date)
        .sort(),
    ).toEqual(holidays);
    const expected = eachDay(year).filter((day) => weekday(day) === 0 || holidays.includes(day));
    expect(eachDay(year).filter((day) => specificCalendar(day) !== undefined)).toEqual(expected);
  });

  it.each(years)('skip weekends and observed holidays for delivery in %i', (year) => {
    const dates = [year, year + 1].flatMap((one) => [
      ...fixed.map((day) => `${one}-${day}`),
      ...(moving[one] ?? []).map((day) => `${one}-${day}`),
    ]);
    const closed = dates.map((date) => observed[date] ?? date);
    const expected = eachDay(year).filter((day) => [0, 6].includes(weekday(day)) || closed.includes(day));
    expect(eachDay(year).filter((day) => general(day) !== undefined)).toEqual(expected);
  });

  it('count the Friday before a Saturday holiday in waiting periods, although the office is closed', () => {
    expect(specificCalendar('2026-07-03')).toBeUndefined();
    expect(specificCalendar('2026-07-04')).toEqual({ kind: 'holiday', name: 'Independence Day' });
    expect(general('2026-07-03')).toEqual({ kind: 'holiday', name: 'Independence Day' });
  });

  it('name each day that they skip', () => {
    expect(countBusinessDays('2026-11-24', 3, general)).toEqual({
      date: '2026-11-30',
      skipped: [
        { date: '2026-11-26', reason: { kind: 'holiday', name: 'Thanksgiving Day' } },
        { date: '2026-11-28', reason: { kind: 'closed-weekday', weekday: 6 } },
        { date: '2026-11-29', reason: { kind: 'closed-weekday', weekday: 0 } },
      ],
    });
    expect(countBusinessDays('2026-11-24', 3, specificCalendar)).toEqual({
      date: '2026-11-28',
      skipped: [{ date: '2026-11-26', reason: { kind: 'holiday', name: 'Thanksgiving Day' } }],
    });
  });

  it('skip a holiday on a Saturday itself, too, for a lender that is open on Saturdays', () => {
    const saturdays = generalCalendar({ ...defaultBusinessHours, days: [1, 2, 3, 4, 5, 6] });
    expect(saturdays('2026-07-03')).toEqual({ kind: 'holiday', name: 'Independence Day' });
    expect(saturdays('2026-07-04')).toEqual({ kind: 'holiday', name: 'Independence Day' });
    expect(saturdays('2026-07-11')).toBeUndefined();
  });

  it('skip the lender’s own holidays for delivery only', () => {
    const closed = generalCalendar({ ...defaultBusinessHours, holidays: ['2026-03-31'] });
    expect(countBusinessDays('2026-03-30', 1, closed)).toEqual({
      date: '2026-04-01',
      skipped: [{ date: '2026-03-31', reason: { kind: 'lender-holiday' } }],
    });
    expect(countBusinessDays('2026-03-30', 1, specificCalendar).date).toBe('2026-03-31');
  });

  it('count a leap day, and back what they counted forward', () => {
    expect(countBusinessDays('2028-02-28', 1, general).date).toBe('2028-02-29');
    const day = fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2024-01-02', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 15 }),
        fc.constantFrom(general, specificCalendar),
        (from, count, calendar) => {
          const start = countBusinessDays(from, 1, calendar).date;
          expect(countBusinessDays(countBusinessDays(start, count, calendar).date, -count, calendar).date).toBe(start);
        },
      ),
    );
  });

  it('end for a lender that is never open', () => {
    expect(() => countBusinessDays('2026-01-01', 1, generalCalendar({ ...defaultBusinessHours, days: [] }))).toThrow(
      RangeError,
    );
  });
});
