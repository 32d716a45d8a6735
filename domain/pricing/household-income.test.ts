import { describe, expect, it } from 'vitest';
import { householdLimit } from './household-income';
import { priceProgram, reasonsOf } from './price-program';
import { programWith, scenarioWith, testSheet } from './pricing.test-support';
import type { FieldSource } from './read-field';

const program = programWith({ insurance: 'usda' }, { maxHouseholdIncomePercent: 115 });
const reasons = (changes: FieldSource) => reasonsOf(priceProgram(scenarioWith(changes), program, testSheet));
const codes = (changes: FieldSource) => reasons(changes).map(({ code }) => code);

// 104,200 x 115% = 119,830 for up to four people; x 132% = 158,175.60 for five to eight; + 8% = 9,586.40 for each more.
describe('the income limit of a household', () => {
  it.each([
    [undefined, 119_830_00],
    [1, 119_830_00],
    [4, 119_830_00],
    [5, 158_175_60],
    [8, 158_175_60],
    [9, 167_762_00],
    [10, 177_348_40],
  ])('of %s people is %i cents', (householdSize, limit) => {
    expect(householdLimit({ ...scenarioWith(), householdSize }, 115)).toBe(limit);
  });

  it('accepts the limit and refuses a cent more', () => {
    expect(codes({ sUsdaHouseholdSize: 4, sUsdaAnnualIncome: '119830.00' })).toEqual([]);
    expect(codes({ sUsdaHouseholdSize: 4, sUsdaAnnualIncome: '119830.01' })).toEqual(['household-income']);
    expect(codes({ sUsdaHouseholdSize: 5, sUsdaAnnualIncome: '158175.60' })).toEqual([]);
    expect(codes({ sUsdaHouseholdSize: 5, sUsdaAnnualIncome: '158175.61' })).toEqual(['household-income']);
  });

  it('counts the household, not the borrowers alone', () => {
    // Borrowers with 10,000 a month are above 119,830 a year; after its deductions the household is not.
    expect(codes({ sLTotI: '10000' })).toEqual(['household-income']);
    expect(codes({ sLTotI: '10000', sUsdaAnnualIncome: '118000' })).toEqual([]);
    expect(codes({ sLTotI: '8000', sUsdaAnnualIncome: '130000' })).toEqual(['household-income']);
  });
});
