import { parseInteger } from '../../../domain/format/integer';

/** A period as typed. */
export interface YearsMonths {
  readonly years: string;
  readonly months: string;
}

/** Separates the parts of invalid input, so that both can be shown again as typed. */
const SEPARATOR = ' / ';

/** Months from the typed parts; null if both are empty, and the raw text if a part is not an integer. */
export function monthsOf({ years, months }: YearsMonths): number | string | null {
  const parts = [years, months].map((text) => (text.trim() === '' ? null : parseInteger(text)));
  if (parts.every((part) => part === null)) return null;
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    if (part?.ok === false) return `${years}${SEPARATOR}${months}`;
    sum += Number(part?.value ?? 0) * (index === 0 ? 12 : 1);
  }
  return sum;
}

/** Years and months to display for a stored number. Invalid text is shown as typed. */
export function yearsMonthsOf(value: unknown): YearsMonths {
  if (typeof value === 'number' && Number.isInteger(value)) {
    return { years: String(Math.trunc(value / 12)), months: String(value % 12) };
  }
  const [years = '', months] = typeof value === 'string' ? value.split(SEPARATOR) : [];
  return months === undefined ? { years: '', months: years } : { years, months };
}
