import type { UnitLimits } from './county-limits';

/**
 * General limits of a year that follow from its baselines of one to four units: the ceiling is 150 percent (12 USC 1717(b)(2)),
 * the FHA floor 65 percent (12 USC 1709(b)(2)) for one unit, cut to whole dollars. HUD scales that floor in proportion to the baselines
 * for more units and cuts it to 25 dollars (Mortgagee Letters 2023-21, 2024-21 and 2025-23).
 */
export function generalLimits(baseline: UnitLimits): {
  readonly ceiling: UnitLimits;
  readonly fhaFloor: UnitLimits;
} {
  const [one, two, three, four] = baseline;
  const high = (limit: number): number => Math.round(limit * 1.5);
  const floor = Math.floor((one * 65) / 100);
  const scaled = (limit: number): number => Math.floor((floor * limit) / (one * 25)) * 25;
  return {
    ceiling: [high(one), high(two), high(three), high(four)],
    fhaFloor: [floor, scaled(two), scaled(three), scaled(four)],
  };
}
