import { describe, expect, it } from 'vitest';
import {
  compensationCost,
  compensationPlan,
  compensationPlans,
  compensationValue,
  lenderPaidPercents,
} from './compensation';

describe('compensation', () => {
  it('is lender paid from 1.000% to 2.500% in steps of an eighth', () => {
    expect(lenderPaidPercents).toHaveLength(13);
    expect(lenderPaidPercents.slice(0, 3)).toEqual([1_000, 1_125, 1_250]);
    expect(lenderPaidPercents.at(-1)).toBe(2_500);
    expect(compensationPlans).toHaveLength(14);
    expect(compensationPlans[0]).toEqual({ source: 'borrower' });
  });

  it('has the scenario value 1, or the percent with three decimals when the lender pays one', () => {
    expect(compensationValue(compensationPlan('1', 2_000))).toBe('1');
    expect(compensationValue(compensationPlan('2', undefined))).toBe('1');
    expect(compensationValue(compensationPlan('2', 2_500))).toBe('2.500');
    expect(compensationValue(compensationPlan('2', 1_000))).toBe('1.000');
    expect(compensationValue(compensationPlan('0', undefined))).toBe('1');
  });

  it('reduces the price only if the lender pays it', () => {
    expect(compensationCost(compensationPlan('2', 1_500))).toBe(1_500);
    expect(compensationCost(compensationPlan('1', 1_500))).toBe(0);
    expect(compensationCost(compensationPlan('2', undefined))).toBe(0);
  });
});
