import { describe, expect, it } from 'vitest';
import { addDays } from '../format/date';
import { newLockTerm } from './new-lock-term';

const today = '2026-11-20';
const locked = { sStatusT: '28', sRateLockStatusT: '1', sRLckdDays: 30, sInvestorLockRLckdDays: null };

/** The worked cases of the rule: days left, broker term, new term. */
describe.each([
  [17, 30, 30],
  [16, 30, 15],
  [32, 30, 30],
  [1, 30, 15],
  [0, 30, 15],
  [46, 45, 45],
  [31, 45, 30],
  [-1, 30, 15],
])('with %i days left of %i', (days, sRLckdDays, term) => {
  const loan = { ...locked, sRLckdDays, sRLckdExpiredD: addDays(today, days) };

  it(`is ${term}`, () => expect(newLockTerm(loan, today)).toBe(term));

  it('is the period of an investor’s price run where there is one', () =>
    expect(newLockTerm({ ...loan, sInvestorLockRLckdDays: 45 }, today)).toBe(45));

  it.each(['21', '35', '5', '24', '25', '6'])('is 15 in status %s, whatever else', (sStatusT) =>
    expect(newLockTerm({ ...loan, sStatusT, sInvestorLockRLckdDays: 45 }, today)).toBe(15),
  );
});

it('is 15 for a loan whose lock was canceled', () => {
  expect(newLockTerm({ ...locked, sRateLockStatusT: '4', sRLckdExpiredD: '2027-01-20' }, today)).toBe(15);
});
