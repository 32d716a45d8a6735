import { addDays } from '../../format/date';
import type { BusinessHours } from '../../loan/business-hours.schemas';
import { federalHolidays, weekday } from '../../loan/federal-holidays';

/** Why a calendar day is no business day. */
export type SkipReason =
  | { readonly kind: 'closed-weekday'; readonly weekday: number }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'lender-holiday' };

export interface SkippedDay {
  readonly date: string;
  readonly reason: SkipReason;
}

/** Which days count: why a day does not, or undefined for a business day. */
export type BusinessCalendar = (date: string) => SkipReason | undefined;

const SUNDAY = 0;
const yearOf = (date: string): number => Number(date.slice(0, 4));

const byDate = new Map<number, ReadonlyMap<string, string>>();

/** The legal public holidays of a year by their calendar date. */
function holidaysByDate(year: number): ReadonlyMap<string, string> {
  const known = byDate.get(year) ?? new Map(federalHolidays(year).map(({ date, name }) => [date, name]));
  byDate.set(year, known);
  return known;
}

/**
 * The calendar of waiting periods and receipt (12 CFR 1026.2(a)(6)): every day but Sundays and the holidays of 5 USC 6103(a). A
 * holiday with a fixed date counts on that date alone; the Friday or Monday on which it may be observed is a business day (comment
 * 2(a)(6)-2).
 */
export const specificCalendar: BusinessCalendar = (date) => {
  if (weekday(date) === SUNDAY) return { kind: 'closed-weekday', weekday: SUNDAY };
  const name = holidaysByDate(yearOf(date)).get(date);
  return name === undefined ? undefined : { kind: 'holiday', name };
};

/** The holiday that closes offices on a day: its own date, or the weekday on which it is observed. */
function holidayOn(date: string): string | undefined {
  const year = yearOf(date);
  // New Year's Day on a Saturday is observed in the previous year.
  const all = [...federalHolidays(year), ...federalHolidays(year + 1)];
  return all.find((each) => each.observed === date || each.date === date)?.name;
}

/** The calendar of delivery: days on which the lender's offices are open, by the general setting of business hours. */
export const generalCalendar =
  (hours: BusinessHours): BusinessCalendar =>
  (date) => {
    const day = weekday(date);
    if (!hours.days.includes(day)) return { kind: 'closed-weekday', weekday: day };
    if (hours.holidays.includes(date)) return { kind: 'lender-holiday' };
    const name = hours.closedOnFederalHolidays ? holidayOn(date) : undefined;
    return name === undefined ? undefined : { kind: 'holiday', name };
  };

/** A day that was counted to, with the days between that did not count. */
export interface CountedDay {
  readonly date: string;
  readonly skipped: readonly SkippedDay[];
}

/** A lender that is open on one day of a year is found within this many days. */
const MOST_DAYS = 400;

/**
 * Counts business days forward, or backward with a negative count; the first one is the next (or previous) business day. With 0, the
 * day itself. Throws a RangeError if the calendar has no business days.
 */
export function countBusinessDays(from: string, count: number, calendar: BusinessCalendar): CountedDay {
  const step = count < 0 ? -1 : 1;
  const skipped: SkippedDay[] = [];
  let date = from;
  let idle = 0;
  for (let left = Math.abs(count); left > 0; ) {
    date = addDays(date, step);
    const reason = calendar(date);
    if (reason === undefined) {
      left -= 1;
      idle = 0;
    } else {
      skipped.push({ date, reason });
      idle += 1;
    }
    if (idle > MOST_DAYS) throw new RangeError('This calendar has no business days');
  }
  return { date, skipped };
}
