import { describe, expect, it } from 'vitest';
import { countyLimit } from './county-limits';
import { limitsOn } from './limits-on';
import { limits2025, limits2026, shippedLimits } from './shipped-limits';

/** Published general limits of one to four units. */
const published = {
  2025: {
    baseline: [806_500, 1_032_650, 1_248_150, 1_551_250],
    ceiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
    floor: [524_225, 671_200, 811_275, 1_008_300],
  },
  2026: {
    baseline: [832_750, 1_066_250, 1_288_800, 1_601_750],
    ceiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
    floor: [541_287, 693_050, 837_700, 1_041_125],
  },
};

/**
 * Counties with the limits of 2025, GSE and FHA, as in the published file, then those of 2026, and the limits to be confirmed in
 * 2026. Between the general limits, more units keep the proportions of 417,000 / 533,850 / 645,300 / 801,950, rounded down to
 * 50: in King County, 1,037,300 × 533,850 ÷ 417,000 = 1,327,966. Teller County had 533,600 for FHA, below the floor of 2026.
 */
const counties = `
01001 AL Autauga County | baseline | floor | baseline | floor | -
04013 AZ Maricopa County | baseline | 546250 699300 845300 1050500 | baseline | 546250 699300 845300 1050500 | fha
06107 CA Tulare County | baseline | floor | baseline | floor | -
12086 FL Miami-Dade County | baseline | 654350 837700 1012550 1258400 | baseline | 654350 837700 1012550 1258400 | fha
13121 GA Fulton County | baseline | 688850 881850 1065950 1324750 | baseline | 688850 881850 1065950 1324750 | fha
17031 IL Cook County | baseline | floor | baseline | floor | -
26163 MI Wayne County | baseline | floor | baseline | floor | -
29095 MO Jackson County | baseline | floor | baseline | floor | -
39049 OH Franklin County | baseline | 569250 728750 880900 1094700 | baseline | 569250 728750 880900 1094700 | fha
42101 PA Philadelphia County | baseline | 594550 761150 920050 1143400 | baseline | 594550 761150 920050 1143400 | fha
48201 TX Harris County | baseline | floor | baseline | floor | -
48439 TX Tarrant County | baseline | 563500 721400 872000 1083650 | baseline | 563500 721400 872000 1083650 | fha
72127 PR San Juan Municipio | baseline | 690000 883300 1067750 1326950 | baseline | 690000 883300 1067750 1326950 | fha
60010 AS Eastern District | baseline | floor | baseline | floor | -
06037 CA Los Angeles County | ceiling | ceiling | ceiling | ceiling | -
06059 CA Orange County | ceiling | ceiling | ceiling | ceiling | -
06075 CA San Francisco County | ceiling | ceiling | ceiling | ceiling | -
06085 CA Santa Clara County | ceiling | ceiling | ceiling | ceiling | -
11001 DC District of Columbia | ceiling | ceiling | ceiling | ceiling | -
24031 MD Montgomery County | ceiling | ceiling | ceiling | ceiling | -
34003 NJ Bergen County | ceiling | ceiling | ceiling | ceiling | -
36061 NY New York County | ceiling | ceiling | ceiling | ceiling | -
51059 VA Fairfax County | ceiling | ceiling | ceiling | ceiling | -
56039 WY Teton County | ceiling | ceiling | ceiling | ceiling | -
06099 CA Stanislaus County | baseline | 535900 686050 829250 1030600 | baseline | floor | fha
08041 CO El Paso County | baseline | 533600 683100 825700 1026150 | baseline | floor | fha
08119 CO Teller County | baseline | 533600 683100 825700 1026150 | baseline | floor | fha
32003 NV Clark County | baseline | floor | baseline | floor | -
41051 OR Multnomah County | baseline | 695750 890700 1076650 1338000 | baseline | 695750 890700 1076650 1338000 | fha
55025 WI Dane County | baseline | floor | baseline | floor | -
37183 NC Wake County | baseline | 530150 678700 820350 1019550 | baseline | floor | fha
27053 MN Hennepin County | baseline | 529000 677200 818600 1017300 | baseline | floor | fha
53033 WA King County | 1037300 1327950 1605200 1994850 | 1037300 1327950 1605200 1994850 | 1037300 1327950 1605200 1994850 | 1037300 1327950 1605200 1994850 | gse fha va
12087 FL Monroe County | 967150 1238150 1496600 1859950 | 967150 1238150 1496600 1859950 | 967150 1238150 1496600 1859950 | 967150 1238150 1496600 1859950 | gse fha va
08031 CO Denver County | 833750 1067350 1290200 1603400 | 833750 1067350 1290200 1603400 | 833750 1067350 1290200 1603400 | 833750 1067350 1290200 1603400 | gse fha va
06073 CA San Diego County | 1077550 1379450 1667450 2072250 | 1077550 1379450 1667450 2072250 | 1077550 1379450 1667450 2072250 | 1077550 1379450 1667450 2072250 | gse fha va
25025 MA Suffolk County | 914250 1170400 1414750 1758200 | 914250 1170400 1414750 1758200 | 914250 1170400 1414750 1758200 | 914250 1170400 1414750 1758200 | gse fha va
08013 CO Boulder County | 862500 1104150 1334700 1658700 | 862500 1104150 1334700 1658700 | 862500 1104150 1334700 1658700 | 862500 1104150 1334700 1658700 | gse fha va
47037 TN Davidson County | 989000 1266100 1530450 1901950 | 989000 1266100 1530450 1901950 | 989000 1266100 1530450 1901950 | 989000 1266100 1530450 1901950 | gse fha va
33015 NH Rockingham County | 914250 1170400 1414750 1758200 | 914250 1170400 1414750 1758200 | 914250 1170400 1414750 1758200 | 914250 1170400 1414750 1758200 | gse fha va
02020 AK Anchorage Municipality | ceiling | floor | ceiling | floor | -
02110 AK Juneau City and Borough | ceiling | 553150 708150 855950 1063750 | ceiling | 553150 708150 855950 1063750 | fha
02220 AK Sitka City and Borough | ceiling | 586500 750800 907550 1127900 | ceiling | 586500 750800 907550 1127900 | fha
15003 HI Honolulu County | ceiling | 779700 998150 1206550 1499450 | ceiling | 779700 998150 1206550 1499450 | fha
15009 HI Maui County | ceiling | 1099400 1407450 1701300 2114300 | ceiling | 1099400 1407450 1701300 2114300 | fha
66010 GU Guam | ceiling | 563500 721400 872000 1083650 | ceiling | 563500 721400 872000 1083650 | fha
78010 VI St. Croix Island | ceiling | floor | ceiling | floor | -
78030 VI St. Thomas Island | ceiling | 672750 861250 1041050 1293750 | ceiling | 672750 861250 1041050 1293750 | fha
`;

type General = keyof (typeof published)[2025];

const figures = (text: string, year: 2025 | 2026): readonly number[] =>
  text in published[year] ? published[year][text as General] : text.split(' ').map(Number);

const cases = counties
  .trim()
  .split('\n')
  .map((line) => {
    const [named = '', gse25 = '', fha25 = '', gse26 = '', fha26 = '', confirm] = line.split(' | ');
    const [fips = '', state, ...name] = named.split(' ');
    return {
      fips,
      state,
      name: name.join(' '),
      expected: {
        2025: { gse: figures(gse25, 2025), fha: figures(fha25, 2025), toConfirm: [] },
        2026: {
          gse: figures(gse26, 2026),
          fha: figures(fha26, 2026),
          toConfirm: confirm === '-' ? [] : confirm?.split(' '),
        },
      },
    };
  });

describe('the limits of one to four units', () => {
  it('are known for 48 counties in this test', () => {
    expect(cases).toHaveLength(48);
  });

  it.each(cases)('in $name, $state are those of 2025 and 2026', ({ fips, state, name, expected }) => {
    for (const table of [limits2025, limits2026]) {
      const county = table.counties.get(fips);
      if (!county) throw new Error(`No county ${fips}`);
      const all = (kind: 'gse' | 'fha' | 'va') => [1, 2, 3, 4].map((units) => countyLimit(table, county, kind, units));
      expect({ state: county.state, name: county.name }).toEqual({ state, name });
      const { gse, fha, toConfirm } = expected[table.year === 2025 ? 2025 : 2026];
      expect({ gse: all('gse'), fha: all('fha'), va: all('va') }).toEqual({ gse, fha, va: gse });
      expect(county.toConfirm ?? []).toEqual(toConfirm);
    }
  });
});

describe('limits carried forward to 2026', () => {
  const rows = [...limits2026.counties.values()];

  it('have every county of 2025, and never fall', () => {
    expect(limits2026.counties.size).toBe(3_234);
    for (const county of rows) {
      const before = limits2025.counties.get(county.fips);
      expect(county.gse).toBeGreaterThanOrEqual(before?.gse ?? Number.POSITIVE_INFINITY);
      expect(county.fha).toBeGreaterThanOrEqual(before?.fha ?? Number.POSITIVE_INFINITY);
    }
  });

  it('are to be confirmed in the counties between the general limits: 51 GSE limits, 375 of FHA', () => {
    const toConfirm = (kind: 'gse' | 'fha' | 'va') => rows.filter((county) => county.toConfirm?.includes(kind)).length;
    expect([toConfirm('gse'), toConfirm('va'), toConfirm('fha')]).toEqual([51, 51, 375]);
  });
});

it('apply from the first day of their year', () => {
  const yearOn = (day?: string) => limitsOn(shippedLimits, day).year;
  expect([yearOn('2025-12-31'), yearOn('2026-01-01')]).toEqual([2025, 2026]);
  expect([yearOn('2019-06-30'), yearOn('2031-06-30'), yearOn()]).toEqual([2025, 2026, 2026]);
});
