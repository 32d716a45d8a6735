import { describe, expect, it } from 'vitest';
import { stateCodes } from '../../loan/codes/state-codes';
import { residualRuleOf, vaRegionOf } from './va-residual-rules';

const columns = ['northeast', 'midwest', 'south', 'west'] as const;

/** A published table: a row for each family size, a column for each region. */
const rowsOf = (table: 0 | 1) => {
  const families = residualRuleOf({ sLT: '2' })?.tables[table]?.families;
  return [0, 1, 2, 3, 4].map((size) => columns.map((region) => families?.[region][size]));
};

describe('the residual income of VA', () => {
  // VA Pamphlet 26-7, chapter 4, tables 9 and 10.
  it('below $80,000 is that of the published table', () => {
    expect(rowsOf(0)).toEqual([
      [390, 382, 382, 425],
      [654, 641, 641, 713],
      [788, 772, 772, 859],
      [888, 868, 868, 967],
      [921, 902, 902, 1004],
    ]);
  });

  it('from $80,000 is that of the published table', () => {
    expect(rowsOf(1)).toEqual([
      [450, 441, 441, 491],
      [755, 738, 738, 823],
      [909, 889, 889, 990],
      [1025, 1003, 1003, 1117],
      [1062, 1039, 1039, 1158],
    ]);
  });

  it('rises by $75 or $80 for each further member of a family of up to seven', () => {
    const rule = residualRuleOf({ sLT: '2' });
    expect([rule?.tables.map(({ perMember }) => perMember), rule?.largestFamily]).toEqual([[75_00, 80_00], 7]);
  });

  it('is required of VA loans that are no interest rate reduction', () => {
    expect(residualRuleOf({ sLT: '2', sLPurposeT: '7' })).toBeUndefined();
    expect(residualRuleOf({ sLT: '1' })).toBeUndefined();
  });
});

describe('the regions', () => {
  it('have every state once, and Puerto Rico', () => {
    const found = [...Object.keys(stateCodes), 'PR'].map(vaRegionOf);
    const counts = [...columns, undefined].map((region) => found.filter((one) => one === region).length);
    expect(counts).toEqual([9, 12, 18, 13, 0]);
  });

  it.each([
    ['PA', 'northeast'],
    ['MO', 'midwest'],
    ['DC', 'south'],
    ['AK', 'west'],
    ['GU', undefined],
  ])('%s is in %s', (state, region) => {
    expect(vaRegionOf(state)).toBe(region);
  });
});
