import { describe, expect, it } from 'vitest';
import { hasInvalidBeneficiary } from './section-c';

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
