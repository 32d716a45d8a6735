import { describe, expect, it } from 'vitest';
import { feeTypeNamed } from './fee-types';
import { countsInApr, feesOf, isFinanceCharge } from './loan-fee';

describe('the fees of a loan', () => {
  it('are unknown if the loan has no list of them', () => {
    expect(feesOf({})).toBeNull();
    expect(feesOf({ fees: [] })).toEqual([]);
    expect(
      feesOf({ fees: [{ Description: 'Underwriting', TotalAmount: '$1,097.00', section: 'A', Beneficiary: 21 }] }),
    ).toEqual([
      {
        ...{ description: 'Underwriting', amount: 1_097_00, section: 'A', Beneficiary: '21', isAffiliate: false },
        ...{ type: feeTypeNamed('UnderwritingFee'), paidBy: 'borrower' },
      },
    ]);
    const coded = feesOf({ fees: [{ ClosingCostFeeType: 'SurveyFee', Description: 'Mapping', PaidBy: 'seller' }] });
    expect(coded?.[0]).toMatchObject({ type: { type: 'SurveyFee' }, paidBy: 'seller' });
    expect(feesOf({ fees: [{ section: 'C' }] })?.[0]?.amount).toBeUndefined();
  });
});

describe('a fee of a type that the table lacks', () => {
  it('is a finance charge if the lender charges or requires it', () => {
    const description = 'Compliance review';
    expect(isFinanceCharge({ description, section: 'A' })).toBe(true);
    expect(isFinanceCharge({ description, section: 'B' })).toBe(true);
    expect(isFinanceCharge({ description, section: '' })).toBe(true);
    for (const section of ['C', 'E', 'F', 'G', 'H', 'J']) expect(isFinanceCharge({ description, section })).toBe(false);
  });

  it('does not change what the table says about the others', () => {
    expect(isFinanceCharge({ description: 'Appraisal', section: 'A' })).toBe(false);
    expect(isFinanceCharge({ description: 'Title – Settlement', section: 'C' })).toBe(true);
  });
});

it('counts the fees of a branch into the APR, except what the APR calculates itself', () => {
  expect(['Processing', 'Document review', 'Broker fee'].map(countsInApr)).toEqual([true, true, true]);
  expect(['Appraisal', 'Discount points', 'Prepaid interest'].map(countsInApr)).toEqual([false, false, false]);
});
