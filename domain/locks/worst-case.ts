import type { RateSheet } from '../pricing/rate-sheet';
import type { LockPriceTerms, PricedBasis } from './lock-record';

/** The price of each rate for a term; undefined if the sheet does not have the term. */
const pricesFor = ({ lockPeriods, prices }: RateSheet, days: number): readonly number[] | undefined =>
  prices[lockPeriods.indexOf(days)];

/** The base price of a rate for a term. */
export function basePrice(sheet: RateSheet, rate: number, days: number): number | undefined {
  return pricesFor(sheet, days)?.[sheet.rates.indexOf(rate)];
}

/**
 * The sheet of a relock (`domain-facts-2.md` A3): for each rate the lower of the price that it had for the term of the lock before,
 * and today's for the new term. Its adjustments are today's. Undefined if one of the sheets does not have its term.
 */
export function worstCase(
  before: Pick<LockPriceTerms, 'basis' | 'days'>,
  today: PricedBasis,
  days: number,
): PricedBasis | undefined {
  const original = pricesFor(before.basis.sheet, before.days);
  const now = pricesFor(today.sheet, days);
  if (original === undefined || now === undefined) return undefined;
  const { rates: known } = before.basis.sheet;
  const rates = today.sheet.rates.filter((rate) => known.includes(rate));
  const lower = rates.map((rate) =>
    Math.min(original[known.indexOf(rate)] ?? 0, now[today.sheet.rates.indexOf(rate)] ?? 0),
  );
  return {
    basis: 'worst-case',
    program: today.program,
    sheet: { ...today.sheet, lockPeriods: [days], rates, prices: [lower] },
  };
}
