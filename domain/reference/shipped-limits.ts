import { carriedForward } from './carried-forward';
import type { CountyLimit, GeneralLimits, LimitTable } from './county-limits';
import { countyLimitLines2025 } from './data/county-limits-2025';

export const limits2025: LimitTable = {
  year: 2025,
  from: '2025-01-01',
  source: 'cfpb/owning-a-home-api @9744ba5 (CC0)',
  baseline: [806_500, 1_032_650, 1_248_150, 1_551_250],
  ceiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
  fhaFloor: [524_225, 671_200, 811_275, 1_008_300],
  counties: readCounties(countyLimitLines2025, 806_500, 524_225),
};

/** The general limits of 2026. No county rows of 2026 can be relied on yet, so the ones of 2025 are carried forward. */
export const general2026: GeneralLimits = {
  year: 2026,
  from: '2026-01-01',
  source: 'FHFA and HUD, general limits of 2026; county limits carried forward from 2025',
  baseline: [832_750, 1_066_250, 1_288_800, 1_601_750],
  ceiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
  fhaFloor: [541_287, 693_050, 837_700, 1_041_125],
};

export const limits2026: LimitTable = carriedForward(limits2025, general2026);

/** The limits that the portal comes with. */
export const shippedLimits: readonly LimitTable[] = [limits2025, limits2026];

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
