import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LockOffer } from './offered-rates';
import type { RateSheet } from './rate-sheet';

const sheetOf = (prices: readonly number[]): RateSheet => ({
  ...{ lLpTemplateId: 'one', effectiveAt: '2026-01-15T16:00:00Z', lockPeriods: [30] },
  rates: prices.map((_, place) => 5_000 + place * 125),
  prices: [prices],
});

describe('the offered rates of a lock period', () => {
  it('are those from the minimum up to the first that reaches the maximum, found as if every price were looked at', () => {
    const price = fc.integer({ min: 94_000, max: 108_000 });
    fc.assert(
      fc.property(
        fc.array(price, { maxLength: 60 }),
        fc.integer({ min: -3_000, max: 3_000 }),
        price,
        price,
        (all, adjustment, low, high) => {
          const base = all.toSorted((one, other) => one - other);
          const offer = new LockOffer({ minimumPrice: low, maximumPrice: high }, sheetOf(base), 0, adjustment);
          const uncut = base.map((one) => one + adjustment);
          const reached = uncut.findIndex((one) => one >= high);
          const offered = uncut.flatMap((one, place) =>
            low <= high && one >= low && (reached < 0 || place <= reached) ? [place] : [],
          );
          const found = Array.from({ length: Math.max(0, offer.last - offer.first + 1) }, (_, at) => offer.first + at);
          expect(found).toEqual(offered);
          expect(offer.prices).toEqual(uncut.map((one) => Math.min(one, high)));
          expect([offer.priceAt(-1), offer.priceAt(base.length)]).toEqual([undefined, undefined]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
