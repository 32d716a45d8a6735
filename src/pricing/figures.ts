import { formatDecimal, MINUS } from '../../domain/format/decimal';
import { formatMoney } from '../../domain/format/money';

const isZero = (decimal: string): boolean => /^-?0*\.?0*$/.test(decimal);

/** A price with its three decimals: `100.500`. */
export const priceText = (price: string | null | undefined): string => formatDecimal(price, { scale: 3 });

/** A price adjustment, always with its sign: `+0.125`, `−0.875`, `0.000`. */
export function signedPrice(change: string): string {
  if (isZero(change)) return priceText(change.replace('-', ''));
  return change.startsWith('-') ? priceText(change) : `+${priceText(change)}`;
}

export interface CostOrCredit {
  readonly kind: 'cost' | 'credit' | 'none';
  /** Unsigned: `$3,250.00`. */
  readonly amount: string;
}

/** Cost to the borrower, or a credit. Positive amounts are costs (`RateOption.Cost`). */
export function costOrCredit(cost: string): CostOrCredit {
  if (isZero(cost)) return { kind: 'none', amount: formatMoney('0') };
  return cost.startsWith('-')
    ? { kind: 'credit', amount: formatMoney(cost.slice(1)) }
    : { kind: 'cost', amount: formatMoney(cost) };
}

const figurePattern = new RegExp(`^[${MINUS}+]?[$]?\\d[\\d.,%]*$`);

/** Isolates numbers such as `6.125%` in interpolated values, so that they keep their direction in right-to-left text. */
export function isolated(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const figure = (value: unknown): unknown =>
    typeof value === 'string' && figurePattern.test(value) ? `\u2066${value}\u2069` : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figure(value)]));
}
