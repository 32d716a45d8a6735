import { countyLimitLines2025 } from './data/county-limits-2025';

/** The three limits that loans are measured against. */
export type LimitKind = 'gse' | 'fha' | 'va';

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
}

/** Limits for one to four units in whole dollars. */
export type UnitLimits = readonly [number, number, number, number];

/** All limits of one year. */
export interface LimitTable {
  readonly year: number;
  readonly source: string;
  readonly baseline: UnitLimits;
  /** The most that a high-cost county can have. Baseline of Alaska, Hawaii, Guam and the Virgin Islands too. */
  readonly ceiling: UnitLimits;
  readonly fhaFloor: UnitLimits;
  /** By FIPS code. */
  readonly counties: ReadonlyMap<string, CountyLimit>;
}

/** States and territories whose general baseline is the ceiling (12 USC 1717(b)(2)). */
const STATUTORY_HIGH_COST: ReadonlySet<string> = new Set(['AK', 'HI', 'GU', 'VI']);

export const isStatutoryHighCost = (state: string): boolean => STATUTORY_HIGH_COST.has(state);

/** Limits for two to four units keep the proportions of the statute's first limits, rounded down to 50 dollars. */
const PROPORTIONS: UnitLimits = [417_000, 533_850, 645_300, 801_950];

/**
 * 2025, the newest year whose county rows are at hand. For 2026 only the general figures are known (baseline 832,750 /
 * 1,066,250 / 1,289,100 / 1,601,650, ceiling half as much again), no county rows that can be relied on; another year is
 * another table.
 */
export const limits2025: LimitTable = {
  year: 2025,
  source: 'cfpb/owning-a-home-api @9744ba5 (CC0)',
  baseline: [806_500, 1_032_650, 1_248_150, 1_551_250],
  ceiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
  fhaFloor: [524_225, 671_200, 811_275, 1_008_300],
  counties: readCounties(countyLimitLines2025, 806_500, 524_225),
};

function readCounties(lines: string, baseline: number, fhaFloor: number): ReadonlyMap<string, CountyLimit> {
  const counties = new Map<string, CountyLimit>();
  for (const line of lines.trim().split('\n')) {
    const state = line.slice(0, 2);
    const stateFips = line.slice(3, 5);
    for (const entry of line.slice(6).split(';')) {
      const [named = '', gse, fha] = entry.split('|');
      const fips = stateFips + named.slice(0, 3);
      const limit = gse ? Number(gse) : baseline;
      counties.set(fips, {
        fips,
        state,
        name: named.slice(3),
        gse: limit,
        fha: fha ? Number(fha) : fhaFloor,
        va: limit,
      });
    }
  }
  return counties;
}

const within = (units: number): number => Math.min(Math.max(Math.trunc(units), 1), 4) - 1;

/** The general limit of a state for that many units (1 to 4), in whole dollars; higher amounts are high-balance loans. */
export const baselineLimit = (table: LimitTable, state: string, units: number): number =>
  at(isStatutoryHighCost(state) ? table.ceiling : table.baseline, units);

/** The limit of a county for that many units (1 to 4), in whole dollars. */
export function countyLimit(table: LimitTable, county: CountyLimit, kind: LimitKind, units: number): number {
  const one = county[kind];
  for (const known of [table.baseline, table.ceiling, table.fhaFloor]) if (one === known[0]) return at(known, units);
  if (within(units) === 0) return one;
  return Math.floor((one * at(PROPORTIONS, units)) / PROPORTIONS[0] / 50) * 50;
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
