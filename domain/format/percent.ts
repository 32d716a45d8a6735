import { formatThousandths, type Thousandths } from '../numbers/fixed';
import { formatDecimal, parseDecimal } from './decimal';
import type { Parsed } from './parsed';

/** Reads a percentage: `4.25 %` is `4.250`. */
export function parsePercent(input: string, scale = 3): Parsed<string> {
  return parseDecimal(input, scale);
}

/** `4.250%`; three decimals by default (FORMAT-13). An en dash if it is missing. */
export function formatPercent(value: string | null | undefined, scale = 3): string {
  return formatDecimal(value, { scale, suffix: '%' });
}

/** `4.250%` of 4250 thousandths. */
export const formatThousandthsAsPercent = (value: Thousandths): string => formatPercent(formatThousandths(value));

/** `4.250` without the sign, as an input shows it. */
export function formatPercentNumber(value: string | null | undefined, scale = 3): string {
  return formatDecimal(value, { scale });
}
