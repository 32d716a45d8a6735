/** Money as whole cents. */
export type Cents = number;

/** Rates, prices, points, percentages and ratios as whole thousandths of a percent: 6.125% is 6125, price 100.5 is 100500. */
export type Thousandths = number;

const power = (scale: number): bigint => 10n ** BigInt(scale);

/** `a × b / c`, rounded half up (away from zero), exact for any size. Throws a RangeError when `c` is 0. */
export function mulDiv(a: number, b: number, c: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product) && Number.isSafeInteger(2 * product) && c > 0) {
    const sign = product < 0 ? -1 : 1;
    const size = Math.abs(product);
    const rest = size % c;
    return sign * ((size - rest) / c + (2 * rest >= c ? 1 : 0));
  }
  return Number(divHalfUp(BigInt(a) * BigInt(b), BigInt(c)));
}

/** `a / b` rounded half away from zero. Throws a RangeError when `b` is 0. */
export function divHalfUp(a: bigint, b: bigint): bigint {
  const negative = a < 0n !== b < 0n;
  const size = a < 0n ? -a : a;
  const by = b < 0n ? -b : b;
  const rounded = (2n * size + by) / (2n * by);
  return negative ? -rounded : rounded;
}

/** Writes a scaled integer as a decimal string with exactly `scale` decimals. */
export function formatScaled(value: number | bigint, scale: number): string {
  const whole = typeof value === 'bigint' ? value : BigInt(Math.round(value));
  const size = whole < 0n ? -whole : whole;
  const sign = whole < 0n ? '-' : '';
  if (scale === 0) return `${sign}${size}`;
  return `${sign}${size / power(scale)}.${String(size % power(scale)).padStart(scale, '0')}`;
}

/** `650000.00` of 65000000 cents. */
export const formatCents = (value: Cents): string => formatSmall(value, 100, 2);

/** `6.125` of 6125 thousandths. */
export const formatThousandths = (value: Thousandths): string => formatSmall(value, 1000, 3);

function formatSmall(value: number, unit: number, scale: number): string {
  const size = Math.abs(value);
  const rest = size % unit;
  return `${value < 0 ? '-' : ''}${(size - rest) / unit}.${String(rest).padStart(scale, '0')}`;
}

const decimalText = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/;

/**
 * Parses a plain decimal string into a scaled integer, rounding further digits half up. Undefined if the text is not a decimal
 * or too large to be represented exactly.
 */
export function parseScaled(text: string, scale: number): number | undefined {
  const match = decimalText.exec(text.trim());
  if (!match) return undefined;
  const negative = (match[1] ?? match[4]) === '-';
  const decimals = match[3] ?? match[5] ?? '';
  const stored = `${match[2] ?? '0'}${decimals.slice(0, scale).padEnd(scale, '0')}`;
  const up = (decimals[scale] ?? '0') >= '5' ? 1 : 0;
  const size = Number(stored) + up;
  if (!Number.isSafeInteger(size)) return undefined;
  return negative ? 0 - size : size;
}

/** Cents of a decimal string that our own code wrote. Throws a RangeError on anything else. */
export function toCents(text: string): Cents {
  const value = parseScaled(text, 2);
  if (value === undefined) throw new RangeError(`Not an amount of money: ${text}`);
  return value;
}

/** Thousandths of a decimal string that our own code wrote. Throws a RangeError on anything else. */
export function toThousandths(text: string): Thousandths {
  const value = parseScaled(text, 3);
  if (value === undefined) throw new RangeError(`Not a rate or percentage: ${text}`);
  return value;
}
