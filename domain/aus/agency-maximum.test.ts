import { describe, expect, it } from 'vitest';
import { agencyMaximum } from './agency-maximum';

const home = { purposes: ['0', '1'], occupancies: ['0'], units: [1, 1] } as const;

describe('the maximum of an agency', () => {
  it.each([
    ['DU', home, 95],
    ['DU', { ...home, hasFirstTimeBuyer: true }, 97],
    ['DU', { ...home, hasFirstTimeBuyer: true, isAdjustable: true }, 95],
    ['DU', { ...home, units: [2, 4] }, 95],
    ['DU', { ...home, units: [2, 4], isHighBalance: true }, 75],
    ['LPA', { ...home, units: [3, 4], isHighBalance: true }, 80],
    ['DU', { purposes: ['2'], occupancies: ['1', '2'], units: [1, 1] }, 75],
  ] as const)('%s for %o is the lowest of the covered loans, by the newest matrix: %d', (agency, loans, most) => {
    expect(agencyMaximum(agency, loans)).toBe(most);
  });

  it('is unknown for loans that the matrix does not cover', () => {
    expect(() => agencyMaximum('DU', { purposes: ['0'], occupancies: ['1'], units: [1, 2] })).toThrow(RangeError);
  });
});
