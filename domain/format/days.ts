import { addDays } from './date';

/** A span of days; an end that is absent is open. Each end is a date, or counts from today: `7d`, `0d`, `-1d`. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days from today that a relative end counts; undefined for a date. */
export function daysFromToday(end: string): number | undefined {
  const match = /^(-?\d{1,4})d$/.exec(end);
  return match ? Number(match[1]) : undefined;
}

/** The date of an end, by today's date. */
export function dateOf(end: string, today: string): string {
  const days = daysFromToday(end);
  return days === undefined ? end : addDays(today, days);
}

/** A span with dates in place of relative ends. */
export const datesOf = ({ from, to }: DayRange, today: string): DayRange => ({
  ...(from === undefined ? {} : { from: dateOf(from, today) }),
  ...(to === undefined ? {} : { to: dateOf(to, today) }),
});
