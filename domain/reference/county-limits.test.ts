import { describe, expect, it } from 'vitest';
import type { CountyLimit } from './county-limits';
import { baselineLimit, countyByName, countyKey, countyLimit } from './county-limits';
import { limits2025 } from './shipped-limits';

function county(fips: string): CountyLimit {
  const found = limits2025.counties.get(fips);
  if (!found) throw new Error(`No county ${fips}`);
  return found;
}

const limits = (fips: string) => {
  const { gse, fha, va } = county(fips);
  return [gse, fha, va];
};

describe('county limits of 2025', () => {
  it('know every county of the source once', () => {
    expect(limits2025.year).toBe(2025);
    expect(limits2025.counties.size).toBe(3_234);
    expect(new Set([...limits2025.counties.values()].map(({ state }) => state)).size).toBe(56);
    for (const [fips, one] of limits2025.counties) {
      expect(fips).toMatch(/^\d{5}$/);
      expect(one.name).not.toBe('');
      expect(one.gse).toBeGreaterThanOrEqual(806_500);
      expect(one.gse).toBeLessThanOrEqual(1_209_750);
      expect(one.fha).toBeGreaterThanOrEqual(524_225);
      expect(one.fha).toBeLessThanOrEqual(1_209_750);
    }
  });

  it.each([
    ['01001', 'Autauga County', 'AL', [806_500, 524_225, 806_500]],
    ['06037', 'Los Angeles County', 'CA', [1_209_750, 1_209_750, 1_209_750]],
    ['53033', 'King County', 'WA', [1_037_300, 1_037_300, 1_037_300]],
    ['15003', 'Honolulu County', 'HI', [1_209_750, 779_700, 1_209_750]],
    ['12087', 'Monroe County', 'FL', [967_150, 967_150, 967_150]],
  ])('of %s, %s, are as published', (fips, name, state, expected) => {
    expect(county(fips)).toMatchObject({ name, state });
    expect(limits(fips)).toEqual(expected);
  });

  it('for more units are the published ones at baseline, ceiling and floor, and in proportion between', () => {
    const of = (fips: string, kind: 'gse' | 'fha') =>
      [1, 2, 3, 4].map((units) => countyLimit(limits2025, county(fips), kind, units));
    expect(of('01001', 'gse')).toEqual([806_500, 1_032_650, 1_248_150, 1_551_250]);
    expect(of('01001', 'fha')).toEqual([524_225, 671_200, 811_275, 1_008_300]);
    expect(of('06037', 'gse')).toEqual([1_209_750, 1_548_975, 1_872_225, 2_326_875]);
    expect(of('53033', 'gse')).toEqual([1_037_300, 1_327_950, 1_605_200, 1_994_850]);
  });

  it('use one unit for fewer than one and four for more than four', () => {
    expect(countyLimit(limits2025, county('01001'), 'gse', 0)).toBe(806_500);
    expect(countyLimit(limits2025, county('01001'), 'gse', 9)).toBe(1_551_250);
  });

  it('have a general limit of half as much again in Alaska, Hawaii, Guam and the Virgin Islands', () => {
    expect(['CA', 'AK', 'HI', 'GU', 'VI', 'PR'].map((state) => baselineLimit(limits2025, state, 1))).toEqual([
      806_500, 1_209_750, 1_209_750, 1_209_750, 1_209_750, 806_500,
    ]);
    expect(baselineLimit(limits2025, 'HI', 2)).toBe(1_548_975);
  });
});

describe('the name of a county', () => {
  it('matches however it is written', () => {
    expect(countyByName(limits2025, 'CA', 'LOS ANGELES')?.fips).toBe('06037');
    expect(countyByName(limits2025, 'LA', 'orleans')?.fips).toBe('22071');
    expect(countyByName(limits2025, 'AK', 'Aleutians East')?.fips).toBe('02013');
    expect(countyByName(limits2025, 'NM', 'Doña Ana County')?.fips).toBe('35013');
    expect(countyKey('Saint Louis')).toBe(countyKey('St. Louis County'));
  });

  it('distinguishes a city from the county of the same name', () => {
    expect(countyByName(limits2025, 'VA', 'Fairfax')?.fips).toBe('51059');
    expect(countyByName(limits2025, 'VA', 'Fairfax city')?.fips).toBe('51600');
  });

  it('belongs to its state', () => {
    expect(countyByName(limits2025, 'OR', 'Los Angeles')).toBeUndefined();
  });
});
