import { normalizeTyped } from './normalize-typed';
import { accepted, missing, type Parsed, refused } from './parsed';

/** Leading zeros go, an empty whole part becomes 0, minus nothing is nothing. */
function canonical(negative: boolean, whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const sign = negative && /[1-9]/.test(digits + fraction) ? '-' : '';
  return fraction === '' ? `${sign}${digits}` : `${sign}${digits}.${fraction}`;
}

/**
 * Parses a number as people type it: `$`, commas, spaces and `%` are removed, a value in parentheses is negative (FORMAT-06,
 * -07). Returns a plain decimal string with exactly `scale` decimals; more digits are rejected, not rounded. A comma after the
 * point, as in `1.250,50`, belongs to another notation and is rejected. Commas may be anywhere else, because amounts are edited
 * with their separators; files are read more strictly (`readTable`).
 */
export function parseDecimal(input: string, scale: number): Parsed<string> {
  const text = normalizeTyped(input);
  if (/\..*,/.test(text)) return refused('not-a-number');
  const bare = text.replace(/[\s\u00a0\u202f$,%]/g, '');
  const inner = /^\((.+)\)$/.exec(bare);
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(inner?.[1] ?? bare);
  const whole = match?.[2] ?? '';
  const given = match?.[3] ?? '';
  if (!match || (whole === '' && given === '') || (inner && match[1] !== '')) return refused('not-a-number');
  const fraction = given.replace(/0+$/, '');
  if (fraction.length > scale) return refused('too-many-decimals');
  return accepted(canonical(Boolean(inner) || match[1] === '-', whole, fraction.padEnd(scale, '0')));
}

/** Whether the text is a decimal in stored form: no separators, no exponent. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** A stored decimal with another number of decimals, rounded half away from zero. Throws a RangeError on other text. */
export function roundDecimal(value: string, scale: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new RangeError(`Not a decimal: ${value}`);
  const fraction = match[3] ?? '';
  const stored = BigInt(`${match[2]}${fraction.slice(0, scale).padEnd(scale, '0')}`);
  const rounded = String((fraction[scale] ?? '0') >= '5' ? stored + 1n : stored).padStart(scale + 1, '0');
  const cut = rounded.length - scale;
  return canonical(match[1] === '-', rounded.slice(0, cut), rounded.slice(cut));
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`; both are stored decimals. */
export function compareDecimals(a: string, b: string): number {
  const scale = Math.max(a.split('.')[1]?.length ?? 0, b.split('.')[1]?.length ?? 0);
  const left = BigInt(roundDecimal(a, scale).replace('.', ''));
  const right = BigInt(roundDecimal(b, scale).replace('.', ''));
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The sign of shown amounts below zero, as wide as a plus. Stored decimals have a hyphen. */
export const MINUS = '\u2212';

export interface DecimalFormat {
  readonly scale: number;
  /** Prefix between sign and digits: `$`. */
  readonly prefix?: string;
  /** Suffix: `%`. */
  readonly suffix?: string;
  /** Shows negative values in parentheses instead of with a minus (FORMAT-10). */
  readonly parentheses?: boolean;
}

/**
 * Formats a stored decimal with thousands separators and exactly `scale` decimals; an en dash if it is missing. Text that is
 * not a decimal is returned unchanged.
 */
export function formatDecimal(value: string | null | undefined, format: DecimalFormat): string {
  if (value === null || value === undefined || value === '') return missing;
  if (!isDecimal(value)) return value;
  const rounded = roundDecimal(value, format.scale);
  const negative = rounded.startsWith('-');
  const [whole = '0', fraction] = rounded.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  const text = `${format.prefix ?? ''}${digits}${format.suffix ?? ''}`;
  if (!negative) return text;
  return format.parentheses ? `(${text})` : `${MINUS}${text}`;
}
