import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

/** The time zone of everything that is shown (FORMAT-04). */
export const pacific = 'America/Los_Angeles';

export const invalidDate = 'Invalid Date';

/** `long` is MM/DD/YYYY of inputs and messages, `short` MM/DD/YY of tables and panels (decisions FORMAT-05). */
export type DateStyle = 'long' | 'short';

const pacificDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: pacific,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const pacificClock = new Intl.DateTimeFormat('en-US', { timeZone: pacific, hour: 'numeric', minute: '2-digit' });

/** Whether year, month and day are a calendar date, from 1600 to 9999. */
function isDay(year: number, month: number, day: number): boolean {
  if (year < 1600 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= last;
}

/** Whether the text is a stored date, `2024-03-04`, that the calendar has. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && isDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Whether the text is an instant of ISO 8601 with its zone. */
export function isInstant(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-][01]\d:[0-5]\d)$/.exec(text);
  return match !== null && isDate(match[1] ?? '');
}

/** A stored month, `2026-10`, as `10/2026`. */
export const formatMonth = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** Reads `03/04/2024` or `2024-03-04` into `2024-03-04` (FORMAT-01, -03). */
export function parseDate(input: string): Parsed<string> {
  const text = normalizeTyped(input).trim();
  if (isDate(text)) return accepted(text);
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [month = '', day = '', year = ''] = match?.slice(1) ?? [];
  const stored = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(stored) ? accepted(stored) : refused('invalid-date');
}

/** Reads an instant of ISO 8601 with its zone into UTC. */
export function parseInstant(input: string): Parsed<string> {
  const text = input.trim();
  return isInstant(text) ? accepted(new Date(text).toISOString()) : refused('invalid-instant');
}

/** The Pacific day of an instant, `2024-03-04`. */
export function pacificDate(instant: Date | string): string {
  const at = typeof instant === 'string' ? new Date(instant) : instant;
  // No zone changes its date within a minute, and most ask for the same one: now.
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== lastDay.minute) lastDay = { minute, day: pacificDay.format(at) };
  return lastDay.day;
}

let lastDay = { minute: Number.NaN, day: '' };

/**
 * Formats a stored date or instant (by its Pacific day): `03/04/24`. An en dash if it is missing, 'Invalid Date' if it is not a
 * date (FORMAT-02).
 */
export function formatDate(value: string | null | undefined, style: DateStyle = 'short'): string {
  if (value === null || value === undefined || value === '') return missing;
  const day = isInstant(value) ? pacificDate(value) : value;
  if (!isDate(day)) return invalidDate;
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${style === 'long' ? year : year.slice(2)}`;
}

const englishTime = (at: Date): string => pacificClock.format(at).replace(/\s/g, ' ');

/** An instant with its Pacific time: `03/04/24 7:00 PM`. `time` formats the time in another language. */
export function formatInstant(
  value: string | null | undefined,
  style: DateStyle = 'short',
  time: (at: Date) => string = englishTime,
): string {
  if (value === null || value === undefined || value === '' || !isInstant(value)) return formatDate(value, style);
  return `${formatDate(value, style)} ${time(new Date(value))}`;
}

/** Adds days to a stored date; negative subtracts. Throws a RangeError for text that is not a date. */
export function addDays(date: string, days: number): string {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Adds months to a stored date; the last day of the month if that has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** The number of days between two stored dates; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
