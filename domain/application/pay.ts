import type { EmploymentRecord } from '../loan/records';
import { centsOf, money } from '../numbers/cents';

/** The parts of a job's monthly pay (URLA 1b). */
export const payFields = ['basePay', 'overtimePay', 'bonusPay', 'commissionPay', 'militaryPay', 'otherPay'] as const;

type Job = Partial<EmploymentRecord>;

/** The sum of a job's pay parts, in dollars; null if there are none. */
export function payTotal(job: Job): string | null {
  const given = payFields.flatMap((field) => centsOf(job[field]) ?? []);
  return given.length === 0 ? null : (money(given.reduce((sum, cents) => sum + cents, 0)) ?? null);
}

const differs = (a: Job, b: Job, field: keyof Job): boolean => (a[field] ?? null) !== (b[field] ?? null);

/**
 * The job with its monthly income set to the sum of its pay parts, if a part changed and the income itself did not. When the
 * last part is removed, an income equal to the previous sum is removed too; any other is kept.
 */
export function withPayTotal<Kind extends Job>(before: Job, after: Kind): Kind {
  const moved = payFields.some((field) => differs(before, after, field));
  if (!moved || differs(before, after, 'monthlyIncome')) return after;
  const total = payTotal(after);
  const isKept = total === null && payTotal(before) !== (before.monthlyIncome ?? null);
  return isKept || total === (after.monthlyIncome ?? null) ? after : { ...after, monthlyIncome: total };
}
