import { describe, expect, it } from 'vitest';
import type { DisclosedTerms } from '../figures/rate-paths';
import { productText } from './loan-terms-table';
import { currentProduct } from './product-periods';

const arm = (initialMonths: number, adjustEveryMonths: number): DisclosedTerms => ({
  ...{ amount: 300_000_00, rate: 6_000, termMonths: 360, interestOnlyMonths: 0 },
  amortization: {
    ...{ kind: 'arm', initialMonths, adjustEveryMonths, index: 'SOFR', indexValue: 4_000, margin: 2_750 },
    caps: { first: 2_000, periodic: 1_000, life: 5_000 },
  },
});

describe('the product of an adjustable rate', () => {
  it.each([
    [60, 12, '5/1 Adjustable Rate'],
    [60, 6, '5/6 mo. Adjustable Rate'],
    [18, 18, '18 mo./18 mo. Adjustable Rate'],
    [31, 12, '2.58/1 Adjustable Rate'],
    [30, 6, '2.5/6 mo. Adjustable Rate'],
  ])('of %i and then every %i months is named %s', (first, every, product) => {
    expect(productText(arm(first, every))).toBe(product);
  });

  it('of an earlier disclosure is the same in the words of today', () => {
    expect(currentProduct('5 Year/6 Mo. Adjustable Rate')).toBe('5/6 mo. Adjustable Rate');
    expect(currentProduct('31 Mo./1 Year Adjustable Rate')).toBe('2.58/1 Adjustable Rate');
    for (const product of ['Fixed Rate', '5/1 Adjustable Rate', '10 Year Interest Only, 5/6 mo. Adjustable Rate']) {
      expect(currentProduct(product)).toBe(product);
    }
  });
});
