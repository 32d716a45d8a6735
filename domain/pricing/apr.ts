import type { UnitPeriods } from './unit-periods';

/** Payments of one size that follow each other every unit-period. `amount` in dollars or cents, as the advance is. */
export interface PaymentStream {
  readonly count: number;
  readonly amount: number;
}

const MONTHS = 12;

/** One payment at `whole` full unit-periods and a `fraction` of one after the advance. */
export interface TimedPayment {
  readonly whole: number;
  readonly fraction: number;
  readonly amount: number;
}

/**
 * The annual rate in percent at which the payments are worth the advance, by the actuarial method of Regulation Z, Appendix J:
 * advance = Σ payment / ((1 + f·i)(1 + i)^t). Unrounded. The root has no closed form, so it is found by bisection in binary
 * floating point; it is a rate, accurate far below its third decimal, and no money is derived from it. Undefined if the
 * payments never repay the advance.
 */
export function aprOfPayments(
  advance: number,
  payments: readonly TimedPayment[],
  periodsPerYear: number,
): number | undefined {
  return bisect(advance, periodsPerYear, (rate) => {
    let worth = 0;
    for (const { whole, fraction, amount } of payments) worth += amount / ((1 + fraction * rate) * (1 + rate) ** whole);
    return worth;
  });
}

/** A first payment one unit-period after the advance. */
export const REGULAR: UnitPeriods = { whole: 1, fraction: 0 };

/**
 * The same for monthly streams, in closed form per stream. Payments follow each other every month; `first` is the time from the
 * advance to the first one, one month unless closing leaves odd days.
 */
export function aprOfStreams(
  advance: number,
  streams: readonly PaymentStream[],
  first: UnitPeriods = REGULAR,
): number | undefined {
  return bisect(advance, MONTHS, (rate) => {
    let worth = 0;
    let discount = 1;
    for (const { count, amount } of streams) {
      const after = discount * (1 + rate) ** -count;
      worth += rate === 0 ? amount * count : (amount * (discount - after)) / rate;
      discount = after;
    }
    return first === REGULAR ? worth : (worth * (1 + rate) ** (1 - first.whole)) / (1 + first.fraction * rate);
  });
}

/** The present value falls as the rate rises, so halving the interval always closes in; [0, 1] covers any unit-period rate. */
function bisect(advance: number, periodsPerYear: number, worthAt: (rate: number) => number): number | undefined {
  if (!(advance > 0)) return undefined;
  let low = 0;
  let high = 1;
  if (worthAt(low) < advance || worthAt(high) > advance) return undefined;
  // 2^-50 of a unit-period rate is below 1e-12 percent a year.
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > advance) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * periodsPerYear * 100;
}

/** An APR as disclosed: thousandths of a percent, rounded half up. */
export const aprThousandths = (apr: number): number => Math.floor(apr * 1000 + 0.5);
