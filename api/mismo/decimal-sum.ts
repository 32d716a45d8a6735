import { Decimal as DecimalBase } from 'decimal.js';

/** Enough digits that no sum of amounts is ever rounded. */
const Decimal = DecimalBase.clone({ precision: 60 });

/** Exact sum of decimal strings, with two decimals; missing values count as nothing. */
export function sumOf(values: readonly (string | null | undefined)[]): string {
  return values.reduce((sum, value) => (value ? sum.plus(value) : sum), new Decimal(0)).toFixed(2);
}

/** Whether two decimal strings are the same number. */
export function sameAmount(a: string, b: string): boolean {
  return new Decimal(a).equals(b);
}
