import { describe, expect, it } from 'vitest';
import { addDays } from '../format/date';
import { defaultBusinessHours as hours, isBusinessDay } from '../loan/business-hours';
import { englishText } from '../messages/english-text';
import { deskHoursAt, deskHoursText, endOfPacificDay, expiryAfter } from './lock-calendar';

/** Federal holidays as they are observed, from the calendar of the Office of Personnel Management, typed by hand. */
const closed = new Set([
  ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07', '2026-10-12'],
  ...['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01'],
]);

/** Without the calendar of the portal: the weekday from the day number of the era. */
const isOpen = (date: string): boolean => {
  const weekday = (Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 4) % 7;
  return weekday !== 0 && weekday !== 6 && !closed.has(date);
};

const year = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));

function rolledByHand(date: string, step: number): string {
  let day = date;
  while (!isOpen(day)) day = addDays(day, step);
  return day;
}

describe('the business days of 2026', () => {
  it('are Monday to Friday without the eleven federal holidays', () => {
    expect(year.filter((date) => isBusinessDay(date, hours) !== isOpen(date))).toEqual([]);
    expect(year.filter((date) => isBusinessDay(date, hours))).toHaveLength(261 - 11);
  });
});

describe('the expiry of a lock', () => {
  it.each(['next', 'previous', 'none'] as const)(
    'of every day of the year, rolled %s, is as counted by hand',
    (rolling) => {
      for (const date of year.slice(0, 310)) {
        for (const days of [5, 10, 15, 30, 45]) {
          const due = addDays(date, days);
          const expected = rolling === 'none' ? due : rolledByHand(due, rolling === 'next' ? 1 : -1);
          expect(expiryAfter(date, days, { hours, rolling })).toEqual({
            expiresOn: expected,
            rolledFrom: expected === due ? null : due,
          });
        }
      }
    },
  );

  it.each([
    ['2026-11-20', 30, 'next', '2026-12-21', '2026-12-20'],
    ['2026-11-20', 30, 'previous', '2026-12-18', '2026-12-20'],
    ['2026-11-20', 30, 'none', '2026-12-20', null],
    ['2026-11-27', 5, 'next', '2026-12-02', null],
    ['2026-12-02', 10, 'next', '2026-12-14', '2026-12-12'],
    // Thanksgiving, and the day after it.
    ['2026-11-11', 15, 'next', '2026-11-27', '2026-11-26'],
    ['2026-11-11', 15, 'previous', '2026-11-25', '2026-11-26'],
  ] as const)('%s plus %i days, rolled %s, is %s', (date, days, rolling, expiresOn, rolledFrom) => {
    expect(expiryAfter(date, days, { hours, rolling })).toEqual({ expiresOn, rolledFrom });
  });

  it('is the end of the day in California, in summer, winter and on the days that the clock changes', () => {
    expect(endOfPacificDay('2026-07-01')).toBe('2026-07-02T06:59:59.999Z');
    expect(endOfPacificDay('2026-12-21')).toBe('2026-12-22T07:59:59.999Z');
    expect(endOfPacificDay('2026-03-08')).toBe('2026-03-09T06:59:59.999Z');
    expect(endOfPacificDay('2026-11-01')).toBe('2026-11-02T07:59:59.999Z');
  });
});

describe('the hours of the lock desk', () => {
  it.each([
    // Before and after the clock changes on March 8 and November 1, 2026.
    ['2026-03-06T16:59:59Z', false, '2026-03-06T17:00:00.000Z'],
    ['2026-03-06T17:00:00Z', true, '2026-03-07T00:00:00.000Z'],
    ['2026-03-06T23:59:59Z', true, '2026-03-07T00:00:00.000Z'],
    ['2026-03-07T00:00:00Z', false, '2026-03-09T16:00:00.000Z'],
    ['2026-03-09T16:00:00Z', true, '2026-03-09T23:00:00.000Z'],
    ['2026-10-30T22:59:00Z', true, '2026-10-30T23:00:00.000Z'],
    ['2026-10-30T23:00:00Z', false, '2026-11-02T17:00:00.000Z'],
    // Thanksgiving.
    ['2026-11-26T18:00:00Z', false, '2026-11-27T17:00:00.000Z'],
    // Independence Day falls on a Saturday and is observed on Friday.
    ['2026-07-02T23:30:00Z', false, '2026-07-06T16:00:00.000Z'],
  ])('at %s: open is %s, until %s', (now, isOpenNow, until) => {
    expect(deskHoursAt(new Date(now), hours)).toMatchObject({ isOpen: isOpenNow, until });
  });

  it('are named in words, with a range of days where they are in a row', () => {
    expect(englishText(deskHoursText(hours))).toBe(
      'The lock desk is open Monday to Friday, 9:00 AM to 3:59 PM Pacific time, except on holidays.',
    );
    expect(englishText(deskHoursText({ ...hours, days: [1, 3, 5] }))).toBe(
      'The lock desk is open on business days, 9:00 AM to 3:59 PM Pacific time, except on holidays.',
    );
  });

  it('include closed days of the lender', () => {
    expect(deskHoursAt(new Date('2026-11-27T18:00:00Z'), { ...hours, holidays: ['2026-11-27'] })).toMatchObject({
      isOpen: false,
      until: '2026-11-30T17:00:00.000Z',
    });
  });
});
