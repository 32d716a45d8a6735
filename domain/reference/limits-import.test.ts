import { describe, expect, it } from 'vitest';
import { atOnce } from '../records/import/at-once.test-support';
import { readTable } from '../records/import/read-table';
import { generalLimits } from './general-limits';
import { limitsImport } from './limits-import';

describe('general limits', () => {
  it.each([
    // 2 units: 498,257 × 981,500 / 766,550 = 637,974.62 (HUD Mortgagee Letter 2023-21 prints 637,950).
    [
      2024,
      [766_550, 981_500, 1_186_350, 1_474_400],
      [1_149_825, 1_472_250, 1_779_525, 2_211_600],
      [498_257, 637_950, 771_125, 958_350],
    ],
    [
      2025,
      [806_500, 1_032_650, 1_248_150, 1_551_250],
      [1_209_750, 1_548_975, 1_872_225, 2_326_875],
      [524_225, 671_200, 811_275, 1_008_300],
    ],
    [
      2026,
      [832_750, 1_066_250, 1_288_800, 1_601_750],
      [1_249_125, 1_599_375, 1_933_200, 2_402_625],
      [541_287, 693_050, 837_700, 1_041_125],
    ],
  ] as const)('of %i follow from its baselines to the dollar', (_year, baseline, ceiling, fhaFloor) => {
    expect(generalLimits(baseline)).toEqual({ ceiling, fhaFloor });
  });
});

describe('a file of limits', () => {
  const values = {
    year: 2026,
    from: '2026-01-01',
    baseline1: '832750',
    baseline2: '1066250',
    baseline3: '1288800',
    baseline4: '1601750',
  };
  const problems = (state: string, gse: number, fha: number) => {
    const cells = [state, '15009', 'Maui County', String(gse), String(fha), String(gse)];
    const head = ['State', 'Complete FIPS', 'County Name', 'GSE limit', 'FHA limit', 'VA limit'];
    return atOnce(readTable(limitsImport, { name: 'limits', rows: [head, cells] }, values, '2026-11-22')).problems.map(
      ({ cell, code, expected }) => `${cell} ${code} ${expected}`,
    );
  };

  it.each(['AK', 'HI', 'GU', 'VI'])('can have limits above 150 percent in %s, up to half as much again', (state) => {
    expect(problems(state, 1_299_500, 1_299_500)).toEqual([]);
    expect(problems(state, 1_249_125, 541_287)).toEqual([]);
    // 1,249,125 × 1.5 = 1,873,687.50
    expect(problems(state, 1_249_125, 1_873_689)).toEqual(['E2 above-fha-ceiling $1,873,688']);
    expect(problems(state, 1_249_124, 541_287)).toEqual([
      'D2 below-baseline $1,249,125',
      'F2 below-baseline $1,249,125',
    ]);
  });

  it('needs baselines that rise with the number of units', () => {
    expect(limitsImport.checkForm?.(values)).toEqual({});
    expect(limitsImport.checkForm?.({ ...values, baseline2: '10000', baseline4: '1288800' })).toEqual({
      baseline2: 'too-small',
      baseline4: 'too-small',
    });
  });

  it('cannot have them elsewhere', () => {
    expect(problems('CA', 1_249_125, 1_249_125)).toEqual([]);
    expect(problems('CA', 1_249_126, 1_249_126)).toEqual([
      'D2 above-ceiling $1,249,125',
      'E2 above-fha-ceiling $1,249,125',
      'F2 above-ceiling $1,249,125',
    ]);
    expect(problems('CA', 832_749, 541_286)).toEqual([
      'D2 below-baseline $832,750',
      'E2 below-floor $541,287',
      'F2 below-baseline $832,750',
    ]);
  });
});
