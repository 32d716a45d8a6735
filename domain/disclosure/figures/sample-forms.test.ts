import { describe, expect, it } from 'vitest';
import {
  armTerms as arm,
  armCosts,
  armInsurance,
  fixedTerms as fixed,
  fixedCosts,
  fixedInsurance,
} from '../estimate/estimate-samples.test-support';
import { adjustablePayments, adjustableRate, maximumYears } from './adjustable-tables';
import { comparisonsOf } from './comparisons';
import { projectedPayments } from './projected-payments';

describe('sample form H-24(B), from inputs', () => {
  it('projects 1,050 in years 1 to 7 and 968 in years 8 to 30', () => {
    expect(projectedPayments(fixed, fixedInsurance, 206_13, 'estimate')).toEqual([
      {
        ...{ fromYear: 1, toYear: 7, principalAndInterest: { least: 761_78, most: 761_78 }, isRange: false },
        ...{ onlyInterest: false, insurance: 82_00, escrow: 206_00, total: { least: 1050_00, most: 1050_00 } },
      },
      expect.objectContaining({ fromYear: 8, toYear: 30, insurance: null, total: { least: 968_00, most: 968_00 } }),
    ]);
  });

  it('compares: 56,582 and 15,773 in five years, APR 4.274%, TIP 69.45%', () => {
    const found = comparisonsOf(fixed, fixedInsurance, fixedCosts);
    expect(found.inFiveYears).toEqual({ paid: 56_582, principal: 15_773 });
    expect(found.apr).toBe(4_274);
    // 69.447, which the form prints to two decimals; the rule has three (1026.37(o)(4)(ii)).
    expect(found.totalInterestPercentage).toBe(69_447);
  });

  it('has no tables of an adjustable loan', () => {
    expect([adjustablePayments(fixed), adjustableRate(fixed), maximumYears(fixed)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('adds up: payments, premiums, loan costs and prepaid interest are the total of payments', () => {
    const found = comparisonsOf(fixed, fixedInsurance, fixedCosts);
    // 360 x 761.7840758637 = 274,242.27; 81 x 82.35 = 6,670.35.
    expect(found.totalOfPayments).toBe(274_242_27 + 6_670_35 + 5_672_00 + 261_60);
    // The interest, 112,242.27, with the premiums and the prepaid finance charges.
    expect(found.financeCharge).toBe(112_242_27 + 6_670_35 + 1_802_00);
    expect(found.amountFinanced).toBe(160_198_00);
  });
});

describe('the sample form of an interest-only adjustable loan, from inputs', () => {
  it('projects four columns, the last of which has the end of the insurance', () => {
    const dollarsOf = ({ least, most }: { least: number; most: number }) => [least / 100, most / 100];
    const columns = projectedPayments(arm, armInsurance, 0, 'estimate');
    expect(columns.map(({ fromYear, toYear }) => [fromYear, toYear])).toEqual([
      [1, 5],
      [6, 8],
      [9, 11],
      [12, 30],
    ]);
    expect(columns[0]).toMatchObject({
      principalAndInterest: { least: 703_33, most: 703_33 },
      isRange: false,
      onlyInterest: true,
    });
    expect(columns.slice(1).map(({ principalAndInterest }) => dollarsOf(principalAndInterest))).toEqual([
      [1028, 1359],
      [1028, 1604],
      [1028, 2068],
    ]);
    expect(columns.map(({ insurance }) => insurance)).toEqual([109_00, 109_00, 109_00, null]);
    expect(columns.map(({ total }) => dollarsOf(total))).toEqual([
      [812, 812],
      [1137, 1468],
      [1137, 1713],
      [1028, 2068],
    ]);
    expect(columns.slice(1).every(({ isRange, onlyInterest }) => isRange && !onlyInterest)).toBe(true);
  });

  it('has an AP table: 1,028 to 1,359 at the 61st payment, at most 2,068 from the 169th', () => {
    expect(adjustablePayments(arm)).toEqual({
      interestOnlyPayments: 60,
      firstChange: { payment: 61, least: 1028, most: 1359 },
      everyMonths: 36,
      maximum: { payment: 169, amount: 2068 },
    });
    expect(maximumYears(arm)).toEqual({ rate: 15, payment: 15 });
  });

  it('has an AIR table', () => {
    expect(adjustableRate(arm)).toEqual({
      ...{ index: 'MTA', margin: 4_000, initial: 4_000, minimum: 3_250, maximum: 12_000 },
      ...{ firstMonth: 61, everyMonths: 36, firstLimit: 2_000, laterLimit: 2_000 },
    });
  });

  it('compares: 54,944 and nothing in five years, APR 4.617%, TIP 81.18%', () => {
    const found = comparisonsOf(arm, armInsurance, armCosts);
    expect(found.inFiveYears).toEqual({ paid: 54_944, principal: 0 });
    expect(found.apr).toBe(4_617);
    expect(found.totalInterestPercentage).toBe(81_180);
  });
});
