import { pacificDate, parseDate } from '../../domain/format/date';
import { latin } from '../../domain/format/latin';
import type { Parsed } from '../../domain/format/parsed';

/** How far ahead of today a year of two digits may lie before it means the last century. */
const AHEAD = 30;

function fullYear(year: string, now: Date, past: boolean): string {
  if (year.length === 4) return year;
  const thisYear = Number(pacificDate(now).slice(0, 4));
  const inThisCentury = 2000 + Number(year);
  return String(inThisCentury > thisYear + (past ? 0 : AHEAD) ? inThisCentury - 100 : inThisCentury);
}

/**
 * Reads a date as people type or paste it: `7/4/26`, `07-04-2026`, `07042026`, `2026-07-04`. A year of two digits lies at
 * most 30 years ahead, or not ahead at all where the date has to be past.
 */
export function readDate(input: string, now: Date, past = false): Parsed<string> {
  const text = latin(input).trim();
  const parts =
    /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  const [, month, day, year] = parts ?? [];
  return parseDate(year ? `${month}/${day}/${fullYear(year, now, past)}` : text);
}
