import { describe, expect, it } from 'vitest';
import { extensionCost, lockExtensions, relockPrice } from './lock-extension';

describe('extending a lock', () => {
  it('costs 375 for 5 days and 750 for 10 on 300,000', () => {
    expect(lockExtensions.map((extension) => [extension.days, extensionCost(300_000_00, extension)])).toEqual([
      [5, 375_00],
      [10, 750_00],
    ]);
  });

  it('for a relock uses the worse price and adds a quarter of a point', () => {
    expect(relockPrice(100_500, 101_000)).toBe(100_250);
    expect(relockPrice(100_500, 99_125)).toBe(98_875);
  });
});
