import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  formatInstant,
  isInstant,
  pacificDate,
  parseDate,
  parseInstant,
} from './date';

describe('reading a date', () => {
  it.each([
    ['03/04/2024', '2024-03-04'],
    ['3/4/2024', '2024-03-04'],
    [' 2024-03-04 ', '2024-03-04'],
    ['02/29/2024', '2024-02-29'],
  ])('parses %s as %s', (input, value) => expect(parseDate(input)).toEqual({ ok: true, value }));

  it.each(['13/45/2024', '02/29/2023', '2024-02-30', '03/04/24', '00/10/2024', 'today', '', '2024-3-4', '04/31/2024'])(
    'refuses %s',
    (input) => expect(parseDate(input)).toEqual({ ok: false, problem: 'invalid-date' }),
  );
});

describe('showing a date', () => {
  it('is short in tables and long in inputs and messages', () => {
    expect(formatDate('2024-03-04')).toBe('03/04/24');
    expect(formatDate('2024-03-04', 'long')).toBe('03/04/2024');
  });

  it('shows an instant by its Pacific day', () => {
    expect(formatDate('2024-03-05T03:00:00Z')).toBe('03/04/24');
    expect(formatDate('2024-07-05T06:59:00Z')).toBe('07/04/24');
    expect(formatDate('2024-07-05T07:00:00Z')).toBe('07/05/24');
  });

  it('does not move a plain date by a time zone', () => expect(formatDate('2024-01-01', 'long')).toBe('01/01/2024'));

  it("shows 'Invalid Date' for an invalid date, and an en dash for a missing one", () => {
    expect(formatDate('2024-13-45')).toBe('Invalid Date');
    expect(formatDate(null)).toBe('–');
  });

  it('shows an instant with its Pacific time', () => {
    expect(formatInstant('2024-03-05T03:00:00Z')).toBe('03/04/24 7:00 PM');
    expect(formatInstant('2024-03-05')).toBe('03/05/24');
  });
});

describe('instants', () => {
  it('need a zone and a day that the calendar has', () => {
    expect(isInstant('2024-03-05T03:00:00Z')).toBe(true);
    expect(isInstant('2024-03-05T03:00:00')).toBe(false);
    expect(isInstant('2024-02-30T03:00:00Z')).toBe(false);
    expect(isInstant('2024-03-05T24:00:00Z')).toBe(false);
  });

  it('are stored in UTC', () => {
    expect(parseInstant('2024-03-04T19:00:00-08:00')).toEqual({ ok: true, value: '2024-03-05T03:00:00.000Z' });
  });

  it('fall on the Pacific day, through summer time too', () => {
    expect(pacificDate(new Date('2024-11-03T06:30:00Z'))).toBe('2024-11-02');
    expect(pacificDate('2024-11-04T07:59:00Z')).toBe('2024-11-03');
  });
});

describe('counting days', () => {
  it('crosses months, leap days and the change to summer time', () => {
    expect(addDays('2024-01-01', 120)).toBe('2024-04-30');
    expect(addDays('2023-01-01', 120)).toBe('2023-05-01');
    expect(addDays('2024-03-10', -10)).toBe('2024-02-29');
    expect(daysBetween('2024-03-09', '2024-03-11')).toBe(2);
    expect(daysBetween('2024-03-11', '2024-03-09')).toBe(-2);
  });

  it('adds months, ending a shorter month on its last day', () => {
    expect(addMonths('2026-12-15', 12)).toBe('2027-12-15');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('throws on text that is no date', () => expect(() => addDays('soon', 1)).toThrow(RangeError));
});
