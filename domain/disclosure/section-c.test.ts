import { describe, expect, it } from 'vitest';
import { feesOf, hasInvalidBeneficiary } from './section-c';

const fee = { section: 'C', Beneficiary: '0', isAffiliate: false };

describe('a fee of section C', () => {
  it('must not go to the lender, the broker or an affiliate', () => {
    expect(hasInvalidBeneficiary({ ...fee, Beneficiary: '21' })).toBe(true);
    expect(hasInvalidBeneficiary({ ...fee, Beneficiary: '26' })).toBe(true);
    expect(hasInvalidBeneficiary({ ...fee, isAffiliate: true })).toBe(true);
    expect(hasInvalidBeneficiary(fee)).toBe(false);
    expect(hasInvalidBeneficiary({ ...fee, section: 'A', Beneficiary: '21' })).toBe(false);
  });
});

describe('the fees of a loan', () => {
  it('are unknown if the loan has no list of them', () => {
    expect(feesOf({})).toBeNull();
    expect(feesOf({ fees: [] })).toEqual([]);
    expect(feesOf({ fees: [{ section: 'C', Beneficiary: 21 }] })).toEqual([
      { section: 'C', Beneficiary: '21', isAffiliate: false },
    ]);
  });
});
