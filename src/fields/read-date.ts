import { pacificDate, parseDate } from '../../domain/format/date';
import { normalizeTyped } from '../../domain/format/normalize-typed';
import type { Parsed } from '../../domain/format/parsed';

/** A two-digit year further ahead than this means the last century. */
const AHEAD = 30;

const between = '(?:\\s*[/.-]\\s*|\\s+)';
/** Accepted date formats, with named parts. */
const forms: readonly RegExp[] = [
  new RegExp(`^(?<month>\\d{1,2})${between}(?<day>\\d{1,2})${between}(?<year>\\d{4}|\\d{2})$`),
  new RegExp(`^(?<year>\\d{4})${between}(?<month>\\d{1,2})${between}(?<day>\\d{1,2})$`),
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4}|\d{2})$/,
];

function fullYear(year: string, now: Date, past: boolean): string {
  if (year.length === 4) return year;
  const thisYear = Number(pacificDate(now).slice(0, 4));
  const inThisCentury = 2000 + Number(year);
  return String(inThisCentury > thisYear + (past ? 0 : AHEAD) ? inThisCentury - 100 : inThisCentury);
}

/**
 * Parses a date as people type or paste it: `7/4/26`, `7 4 2026`, `07042026`, `2026-7-4`. A two-digit year is at
 * most 30 years ahead, or not in the future at all if the date must be past.
 */
export function readDate(input: string, now: Date, past = false): Parsed<string> {
  const text = normalizeTyped(input).trim();
  for (const form of forms) {
    const { month, day, year } = form.exec(text)?.groups ?? {};
    if (year !== undefined) return parseDate(`${month}/${day}/${fullYear(year, now, past)}`);
  }
  return parseDate(text);
}
