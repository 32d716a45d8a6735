import type { EmploymentRecord } from '../loan/records';
import { centsOf, money } from '../numbers/cents';

/** The breakdown of what a job pays in a month (URLA 1b). */
export const payFields = ['basePay', 'overtimePay', 'bonusPay', 'commissionPay', 'militaryPay', 'otherPay'] as const;

type Job = Partial<EmploymentRecord>;

/** What the pays by kind of a job add up to, in dollars; null where none is given. */
export function payTotal(job: Job): string | null {
  const given = payFields.flatMap((field) => centsOf(job[field]) ?? []);
  return given.length === 0 ? null : (money(given.reduce((sum, cents) => sum + cents, 0)) ?? null);
}

const differs = (a: Job, b: Job, field: keyof Job): boolean => (a[field] ?? null) !== (b[field] ?? null);

/**
 * The job with its monthly income following its pays by kind: their sum, where one of them changed and the income itself did
 * not. Once no pay by kind is left, an income that was their sum goes with them, and any other stays.
 */
export function withPayTotal<Kind extends Job>(before: Job, after: Kind): Kind {
  const moved = payFields.some((field) => differs(before, after, field));
  if (!moved || differs(before, after, 'monthlyIncome')) return after;
  const total = payTotal(after);
  const isKept = total === null && payTotal(before) !== (before.monthlyIncome ?? null);
  return isKept || total === (after.monthlyIncome ?? null) ? after : { ...after, monthlyIncome: total };
}
