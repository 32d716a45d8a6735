import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';

/** The inputs of the three ratios; amounts in cents. */
export interface RatioInput {
  /** Purpose code (sLPurposeT); '0' is a purchase. */
  readonly purpose: string;
  /** Base loan amount: financed MI and funding fee stay out. */
  readonly amount: Cents;
  readonly purchasePrice?: Cents | undefined;
  readonly appraisedValue?: Cents | undefined;
  /** Other closed-end loans on the property; for a second lien, the balance of the first mortgage. */
  readonly otherClosedEnd?: Cents | undefined;
  readonly helocDrawn?: Cents | undefined;
  readonly helocLine?: Cents | undefined;
}

/** Ratios in thousandths of a percent, as sLtvR, sCltvR and sHcltvR show them. */
export interface Ratios {
  /** The value all three divide by. */
  readonly value: Cents;
  readonly ltv: Thousandths;
  readonly cltv: Thousandths;
  readonly hcltv: Thousandths;
  /** The same three, rounded up: an amount one cent above a maximum is above it. */
  readonly up: { readonly ltv: Thousandths; readonly cltv: Thousandths; readonly hcltv: Thousandths };
  /** The same three as Fannie Mae rounds them, in whole percent. */
  readonly fannie: { readonly ltv: number; readonly cltv: number; readonly hcltv: number };
}

/** The lesser of price and appraised value for a purchase, otherwise the appraised value. Undefined if neither is known. */
export function valueForRatios(input: RatioInput): Cents | undefined {
  const price = positive(input.purchasePrice);
  const appraised = positive(input.appraisedValue);
  if (input.purpose !== '0') return appraised ?? price;
  if (price === undefined) return appraised;
  return appraised === undefined ? price : Math.min(price, appraised);
}

/**
 * LTV, CLTV (adds closed-end seconds and the drawn part of a HELOC) and HCLTV (adds the full HELOC line) on the base amount
 * [Fannie Mae Selling Guide B2-1.2]. Undefined if no value is known.
 */
export function ratios(input: RatioInput): Ratios | undefined {
  const value = valueForRatios(input);
  if (value === undefined) return undefined;
  const other = input.otherClosedEnd ?? 0;
  const drawn = input.helocDrawn ?? 0;
  const combined = input.amount + other + drawn;
  const withLine = input.amount + other + Math.max(drawn, input.helocLine ?? 0);
  return {
    value,
    ltv: ratioOf(input.amount, value),
    cltv: ratioOf(combined, value),
    hcltv: ratioOf(withLine, value),
    up: {
      ltv: ratioUp(input.amount, value),
      cltv: ratioUp(combined, value),
      hcltv: ratioUp(withLine, value),
    },
    fannie: {
      ltv: fannieRatio(input.amount, value),
      cltv: fannieRatio(combined, value),
      hcltv: fannieRatio(withLine, value),
    },
  };
}

/** `part / whole` in thousandths of a percent, rounded half up: 650,000 of 812,500 is 80000. */
export const ratioOf = (part: Cents, whole: Cents): Thousandths => mulDiv(part, 100_000, whole);

/** `part / whole` in thousandths of a percent, rounded up: 482,500.01 of 500,000 is 96501. */
export const ratioUp = (part: Cents, whole: Cents): Thousandths =>
  Number((BigInt(part) * 100_000n + BigInt(whole) - 1n) / BigInt(whole));

/**
 * Fannie Mae's rounding of a ratio: truncated to two decimals, then up to the next whole percent, so 96.01 gives 97 and
 * 80.001 gives 80.
 */
export function fannieRatio(part: Cents, whole: Cents): number {
  const hundredths = Number((BigInt(part) * 10_000n) / BigInt(whole));
  return Math.ceil(hundredths / 100);
}

/** A debt ratio (sQualTopR, sQualBottomR) in thousandths of a percent; undefined without income. */
export const debtRatio = (monthlyDebt: Cents, monthlyIncome: Cents): Thousandths | undefined =>
  monthlyIncome > 0 ? ratioOf(monthlyDebt, monthlyIncome) : undefined;

const positive = (amount: Cents | undefined): Cents | undefined =>
  amount !== undefined && amount > 0 ? amount : undefined;
