import { describe, expect, it } from 'vitest';
import { hasIrregularPayments } from './irregular-payments';
import type { DisclosedTerms } from './rate-paths';

const fixed: DisclosedTerms = {
  ...{ amount: 300_000_00, rate: 6_000, termMonths: 360, interestOnlyMonths: 0, amortization: { kind: 'fixed' } },
};
const arm = (indexValue: number): DisclosedTerms => ({
  ...fixed,
  amortization: {
    ...{ kind: 'arm', index: 'MTA', indexValue, margin: 2_750, initialMonths: 60, adjustEveryMonths: 6 },
    caps: { first: 2_000, periodic: 1_000, life: 5_000 },
  },
});

describe('an irregular transaction (12 CFR 1026.22(a)(3))', () => {
  it('has payments that differ, not merely an adjustable rate', () => {
    expect(hasIrregularPayments(fixed)).toBe(false);
    expect(hasIrregularPayments({ ...fixed, interestOnlyMonths: 60 })).toBe(true);
    // The rate stays at index plus margin: an eighth of a point.
    expect(hasIrregularPayments(arm(3_250))).toBe(false);
    // A discounted initial rate: the payment rises after it.
    expect(hasIrregularPayments(arm(4_250))).toBe(true);
  });
});
