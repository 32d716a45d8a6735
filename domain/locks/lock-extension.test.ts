import { describe, expect, it } from 'vitest';
import { extensionCost, extensionLabel, lockExtensions, RELOCK_LABEL } from './lock-extension';

describe('extending a lock', () => {
  it('costs 375 for 5 days and 750 for 10 on 300,000', () => {
    expect(lockExtensions.map((extension) => [extension.days, extensionCost(300_000_00, extension)])).toEqual([
      [5, 375_00],
      [10, 750_00],
    ]);
  });

  it('costs the dollars of the mock on 556,500, to the cent', () => {
    expect(lockExtensions.map((extension) => extensionCost(556_500_00, extension))).toEqual([695_63, 1_391_25]);
  });

  it('is named as the specification prints it', () => {
    expect(lockExtensions.map(extensionLabel)).toEqual(['5 days (0.125%)', '10 days (0.250%)']);
    expect(RELOCK_LABEL).toBe('Worse case+0.250%');
  });
});
