/** The three limits that loans are measured against. */
export type LimitKind = 'gse' | 'fha' | 'va';

export const limitKinds: readonly LimitKind[] = ['gse', 'fha', 'va'];

/** A county and its one-unit limits in whole dollars. */
export interface CountyLimit {
  /** Five digits: state and county. */
  readonly fips: string;
  /** Two letters. */
  readonly state: string;
  readonly name: string;
  readonly gse: number;
  readonly fha: number;
  readonly va: number;
  /** Limits carried forward from the year before, until the year's own are imported. */
  readonly toConfirm?: readonly LimitKind[];
}

/** Limits for one to four units in whole dollars. */
export type UnitLimits = readonly [number, number, number, number];

/** The limits of one year that no county is below or above. */
export interface GeneralLimits {
  readonly year: number;
  /** The first day that the limits apply to (YYYY-MM-DD). */
  readonly from: string;
  readonly source: string;
  readonly baseline: UnitLimits;
  /** The most that a high-cost county can have. Baseline of Alaska, Hawaii, Guam and the Virgin Islands too. */
  readonly ceiling: UnitLimits;
  readonly fhaFloor: UnitLimits;
}

/** All limits of one year. */
export interface LimitTable extends GeneralLimits {
  /** By FIPS code. */
  readonly counties: ReadonlyMap<string, CountyLimit>;
}

/** States and territories whose general baseline is the ceiling (12 USC 1717(b)(2)). */
const STATUTORY_HIGH_COST: ReadonlySet<string> = new Set(['AK', 'HI', 'GU', 'VI']);

export const isStatutoryHighCost = (state: string): boolean => STATUTORY_HIGH_COST.has(state);

/** Limits for two to four units keep the proportions of the statute's first limits, rounded down to 50 dollars. */
const PROPORTIONS: UnitLimits = [417_000, 533_850, 645_300, 801_950];

const within = (units: number): number => Math.min(Math.max(Math.trunc(units), 1), 4) - 1;

/** The general limit of a state for that many units (1 to 4), in whole dollars; higher amounts are high-balance loans. */
export const baselineLimit = (table: GeneralLimits, state: string, units: number): number =>
  at(isStatutoryHighCost(state) ? table.ceiling : table.baseline, units);

/** The limit of a county for that many units (1 to 4), in whole dollars; never below the general one. */
export function countyLimit(table: GeneralLimits, county: CountyLimit, kind: LimitKind, units: number): number {
  const one = county[kind];
  for (const known of [table.baseline, table.ceiling, table.fhaFloor]) if (one === known[0]) return at(known, units);
  if (within(units) === 0) return one;
  const least = kind === 'fha' ? at(table.fhaFloor, units) : baselineLimit(table, county.state, units);
  return Math.max(least, Math.floor((one * at(PROPORTIONS, units)) / PROPORTIONS[0] / 50) * 50);
}

const at = (limits: UnitLimits, units: number): number => limits[within(units)] ?? limits[0];

/** Without the kind of area, accents and punctuation, so that 'Los Angeles', 'LOS ANGELES COUNTY' and 'St. Louis' match. */
export const countyKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\b(county|parish|borough|census area|municipality|municipio|planning region)\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^a-z]/g, '');

/**
 * A county by its name within a state. If a city and a county share a name, the county is returned unless 'city' is included.
 */
export function countyByName(table: LimitTable, state: string, name: string): CountyLimit | undefined {
  const wanted = countyKey(name);
  for (const county of table.counties.values()) {
    if (county.state === state && countyKey(county.name) === wanted) return county;
  }
  return undefined;
}
