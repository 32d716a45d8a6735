import { describe, expect, it } from 'vitest';
import { contributionLimit } from './party-contributions';

const facts = { loanType: '0', occupancy: '0', ltv: 80_000, value: 500_000_00 };

describe('contributions by interested parties', () => {
  it('may be 3, 6 or 9 percent by LTV, and 2 on an investment', () => {
    const percent = (changes: object) => contributionLimit({ ...facts, ...changes }, 0).percent / 1000;
    expect([90_001, 90_000, 75_001, 75_000].map((ltv) => percent({ ltv }))).toEqual([3, 6, 6, 9]);
    expect([percent({ occupancy: '1', ltv: 95_000 }), percent({ occupancy: '2' })]).toEqual([3, 2]);
    expect(['1', '2', '3'].map((loanType) => percent({ loanType, ltv: 96_500 }))).toEqual([6, 4, 6]);
  });

  it('name what exceeds the limit', () => {
    expect(contributionLimit(facts, 32_000_00)).toEqual({ percent: 6_000, limit: 30_000_00, excess: 2_000_00 });
    expect(contributionLimit(facts, 30_000_00).excess).toBe(0);
  });
});
