import { parseDate } from '../../domain/format/date';
import type { Parsed } from '../../domain/format/parsed';

/** How far ahead of today a year of two digits may lie before it means the last century. */
const AHEAD = 30;

function fullYear(year: string, now: Date): string {
  if (year.length === 4) return year;
  const inThisCentury = 2000 + Number(year);
  return String(inThisCentury > now.getFullYear() + AHEAD ? inThisCentury - 100 : inThisCentury);
}

/** Reads a date as people type or paste it: `7/4/26`, `07-04-2026`, `07042026`, `2026-07-04`. */
export function readDate(input: string, now: Date): Parsed<string> {
  const parts =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(input.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(input.trim());
  const [, month, day, year] = parts ?? [];
  return parseDate(year ? `${month}/${day}/${fullYear(year, now)}` : input);
}
