import { describe, expect, it } from 'vitest';
import { lockTerm, remainingDays } from './lock-term';

const before = { statusCode: '28', investorPeriod: null };

describe('lock term', () => {
  it.each([
    [17, 30, 30],
    [16, 30, 15],
    [32, 30, 30],
    [1, 30, 15],
    [0, 30, 15],
    [-4, 45, 15],
    [46, 45, 45],
    [31, 45, 30],
    [46, 60, 45],
    [47, 60, 60],
  ])('with %i days left of a %i day lock is %i', (days, broker, term) => {
    expect(lockTerm({ ...before, remainingDays: days, brokerLockTerm: broker })).toBe(term);
  });

  it.each(['21', '35', '5', '24', '25', '6'])('is 15 from Clear to Close through Funded (status %s)', (statusCode) => {
    expect(lockTerm({ statusCode, investorPeriod: 45, remainingDays: 40, brokerLockTerm: 45 })).toBe(15);
  });

  it('is the investor’s price-run period if there is one, even when expired', () => {
    expect(lockTerm({ ...before, investorPeriod: 45, remainingDays: -3, brokerLockTerm: 30 })).toBe(45);
  });

  it('has no cap without a broker term and is 15 without a lock', () => {
    expect(lockTerm({ ...before, remainingDays: 62, brokerLockTerm: null })).toBe(75);
    expect(lockTerm({ ...before, remainingDays: null, brokerLockTerm: 30 })).toBe(15);
  });

  it('counts days across a daylight saving change', () => {
    expect(remainingDays('2026-03-01', '2026-03-31')).toBe(30);
    expect(remainingDays('2026-03-31', '2026-03-30')).toBe(-1);
  });
});
