import type { UnitLimits } from './county-limits';

/**
 * General limits of a year that follow from its baselines of one to four units: the ceiling is 150 percent (12 USC 1717(b)(2)),
 * the FHA floor 65 percent (12 USC 1709(b)(2)), cut to whole dollars for one unit and to 25 dollars for more.
 */
export function generalLimits(baseline: UnitLimits): {
  readonly ceiling: UnitLimits;
  readonly fhaFloor: UnitLimits;
} {
  const [one, two, three, four] = baseline;
  const high = (limit: number): number => Math.round(limit * 1.5);
  const low = (limit: number, step: number): number => Math.floor((limit * 65) / 100 / step) * step;
  return {
    ceiling: [high(one), high(two), high(three), high(four)],
    fhaFloor: [low(one, 1), low(two, 25), low(three, 25), low(four, 25)],
  };
}
