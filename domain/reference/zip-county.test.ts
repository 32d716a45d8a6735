import { describe, expect, it } from 'vitest';
import { limits2025 } from './shipped-limits';
import { allZips, countiesOfZip } from './zip-county';

describe('counties of a zip code', () => {
  it('list the primary one first', () => {
    expect(countiesOfZip('91101')).toEqual([{ fips: '06037', primary: true }]);
    expect(countiesOfZip('00602')).toEqual([
      { fips: '72003', primary: true },
      { fips: '72011', primary: false },
    ]);
  });

  it('are found for nine digits too, and empty for an unknown code', () => {
    expect(countiesOfZip('91101-1234')).toEqual(countiesOfZip('91101'));
    expect(countiesOfZip(' 98004 ')[0]?.fips).toBe('53033');
    expect(countiesOfZip('99999')).toEqual([]);
    expect(countiesOfZip('')).toEqual([]);
  });

  it('are all there: 33,791 codes, each with one primary county that has limits', () => {
    let codes = 0;
    let links = 0;
    for (const { zip, counties } of allZips()) {
      codes += 1;
      links += counties.length;
      if (!/^\d{5}$/.test(zip)) throw new Error(`Not a zip code: ${zip}`);
      if (counties.filter(({ primary }) => primary).length !== 1) throw new Error(`${zip} has no one primary county`);
      for (const { fips } of counties) if (!limits2025.counties.has(fips)) throw new Error(`${zip}: no county ${fips}`);
    }
    expect(codes).toBe(33_791);
    expect(links).toBe(46_960);
  });

  it('may be in more than one state', () => {
    const states = new Set(countiesOfZip('42223').map(({ fips }) => fips.slice(0, 2)));
    expect([...states].sort()).toEqual(['21', '47']);
  });
});
