/** Units of Regulation Z, Appendix J(b)(4): `months` or `weeks` of so many, half months, or days. */
export type UnitPeriod =
  | { readonly unit: 'month' | 'week'; readonly count: number }
  | { readonly unit: 'semimonth' }
  | { readonly unit: 'day' };

/** Whole unit-periods and the fraction of one between two dates. */
export interface UnitPeriods {
  readonly whole: number;
  readonly fraction: number;
}

/** How many of a unit-period make a year (Appendix J(b)(5)). */
export function periodsPerYear(period: UnitPeriod): number {
  if (period.unit === 'semimonth') return 24;
  if (period.unit === 'day') return 365;
  return period.unit === 'month' ? 12 / period.count : 52 / period.count;
}

/**
 * Unit-periods from one date to a later one (YYYY-MM-DD), as defined in Appendix J(b)(5): months back from the later date, the
 * remaining days over 30 (15 for half months, 30 times the number of months for longer ones); weeks and days by calendar days.
 * For a unit-period of one year, the year is 12 months. Throws a RangeError if the dates are not in order.
 */
export function unitPeriodsBetween(from: string, to: string, period: UnitPeriod): UnitPeriods {
  const start = dayNumber(from);
  const end = dayNumber(to);
  if (Number.isNaN(start) || Number.isNaN(end) || end < start) throw new RangeError(`Not in order: ${from}, ${to}`);
  if (period.unit === 'day') return { whole: end - start, fraction: 0 };
  if (period.unit === 'week') return split(end - start, 7 * period.count);
  const { months, days } = monthsBack(start, to);
  if (period.unit === 'month' && period.count === 1) return { whole: months, fraction: days / 30 };
  return split(30 * months + days, period.unit === 'semimonth' ? 15 : 30 * period.count);
}

const split = (days: number, length: number): UnitPeriods => ({
  whole: Math.floor(days / length),
  fraction: (days % length) / length,
});

const DAY = 86_400_000;
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** Full months back from the later date and the days before them. */
function monthsBack(start: number, to: string): { months: number; days: number } {
  let months = 0;
  while (monthsBefore(to, months + 1) >= start) months += 1;
  return { months, days: monthsBefore(to, months) - start };
}

/** The same day of the month so many months earlier; the last of a month stays the last, a missing day becomes the last. */
function monthsBefore(date: string, months: number): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const wanted = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const isLast = new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
  return Date.UTC(year, month - 1 - months, isLast ? wanted : Math.min(day, wanted)) / DAY;
}
