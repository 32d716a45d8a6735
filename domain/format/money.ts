import { type Cents, formatCents } from '../numbers/fixed';
import { formatDecimal, parseDecimal } from './decimal';
import type { Parsed } from './parsed';

/** Parses dollars as people type them into a decimal string with `scale` decimals: `$1,250.5` becomes `1250.50`. */
export function parseMoney(input: string, scale = 2): Parsed<string> {
  return parseDecimal(input, scale);
}

/** `$1,234.50` (FORMAT-08); an en dash if the amount is missing. */
export function formatMoney(value: string | null | undefined, scale = 2, parentheses = false): string {
  return formatDecimal(value, { scale, prefix: '$', parentheses });
}

/** `$600,000`; an amount that has cents with them. */
export const formatShortMoney = (value: string): string => formatMoney(value).replace(/\.00$/, '');

/** `$1,234.50` of 123450 cents. */
export const formatCentsAsMoney = (value: Cents): string => formatMoney(formatCents(value));

/** `1,234.50` without the dollar, as an amount input shows it (FORMAT-10, -11). */
export function formatAmount(value: string | null | undefined, scale = 2, parentheses = false): string {
  return formatDecimal(value, { scale, parentheses });
}
