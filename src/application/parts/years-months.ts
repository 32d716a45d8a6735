import { parseInteger } from '../../../domain/format/integer';

/** A time as it is typed. */
export interface YearsMonths {
  readonly years: string;
  readonly months: string;
}

/** Stands between the parts of what is no number, so that both come back as they were typed. */
const BETWEEN = ' / ';

/** How many months were typed; null for nothing, and the text itself where a part of it is no whole number. */
export function monthsOf({ years, months }: YearsMonths): number | string | null {
  const parts = [years, months].map((text) => (text.trim() === '' ? null : parseInteger(text)));
  if (parts.every((part) => part === null)) return null;
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    if (part?.ok === false) return `${years}${BETWEEN}${months}`;
    sum += Number(part?.value ?? 0) * (index === 0 ? 12 : 1);
  }
  return sum;
}

/** How a stored number of months is shown; text that is no number as it was typed. */
export function yearsMonthsOf(value: unknown): YearsMonths {
  if (typeof value === 'number' && Number.isInteger(value)) {
    return { years: String(Math.trunc(value / 12)), months: String(value % 12) };
  }
  const [years = '', months] = typeof value === 'string' ? value.split(BETWEEN) : [];
  return months === undefined ? { years: '', months: years } : { years, months };
}
