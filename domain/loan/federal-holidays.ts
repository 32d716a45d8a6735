import { addDays } from '../format/date';

/** A legal public holiday of the United States (5 USC 6103(a)). */
export interface Holiday {
  readonly name: string;
  /** The calendar date. */
  readonly date: string;
  /** When it is observed if the date is on a weekend: Friday for a Saturday, Monday for a Sunday. */
  readonly observed: string;
}

/** Day of the week of a stored date, 0 for Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function dateOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The nth given weekday of a month. */
function nth(year: number, month: number, day: number, n: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1));
}

function lastMonday(year: number, month: number): string {
  const last = addDays(dateOf(year, month + 1, 1), -1);
  return addDays(last, -((weekday(last) + 6) % 7));
}

function holiday(name: string, date: string): Holiday {
  const day = weekday(date);
  return { name, date, observed: day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date };
}

/** The eleven federal holidays of a year. */
export function federalHolidays(year: number): Holiday[] {
  return [
    holiday("New Year's Day", dateOf(year, 1, 1)),
    holiday('Birthday of Martin Luther King, Jr.', nth(year, 1, 1, 3)),
    holiday("Washington's Birthday", nth(year, 2, 1, 3)),
    holiday('Memorial Day', lastMonday(year, 5)),
    holiday('Juneteenth National Independence Day', dateOf(year, 6, 19)),
    holiday('Independence Day', dateOf(year, 7, 4)),
    holiday('Labor Day', nth(year, 9, 1, 1)),
    holiday('Columbus Day', nth(year, 10, 1, 2)),
    holiday('Veterans Day', dateOf(year, 11, 11)),
    holiday('Thanksgiving Day', nth(year, 11, 4, 4)),
    holiday('Christmas Day', dateOf(year, 12, 25)),
  ];
}
