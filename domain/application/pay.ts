import type { EmploymentRecord } from '../loan/records';
import { centsOf, centsOrZero, money } from '../numbers/cents';
import type { Cents } from '../numbers/fixed';

/** The parts of a job's monthly pay (URLA 1b). */
export const payFields = ['basePay', 'overtimePay', 'bonusPay', 'commissionPay', 'militaryPay', 'otherPay'] as const;

type Job = Partial<EmploymentRecord>;

/** The sum of a job's pay parts, in dollars; null if there are none. */
export function payTotal(job: Job): string | null {
  const given = payFields.flatMap((field) => centsOf(job[field]) ?? []);
  return given.length === 0 ? null : (money(given.reduce((sum, cents) => sum + cents, 0)) ?? null);
}

const differs = (a: Job, b: Job, field: keyof Job): boolean => (a[field] ?? null) !== (b[field] ?? null);

const militaryParts = [
  'militaryBasePay',
  'militaryClothesAllowance',
  'militaryCombatPay',
  'militaryFlightPay',
  'militaryHazardPay',
  'militaryOverseasPay',
  'militaryPropPay',
  'militaryQuartersAllowance',
  'militaryRationsAllowance',
  'militaryVariableHousing',
] as const;

/** Military pay that is taxed; allowances and combat pay are not. */
const taxedMilitaryParts: readonly string[] = [
  'militaryBasePay',
  'militaryFlightPay',
  'militaryHazardPay',
  'militaryPropPay',
];

export const isTaxedMilitaryPay = (field: string): boolean => taxedMilitaryParts.includes(field);

/** The part of the military entitlements that is taxed, as far as their types are given. */
export const taxedMilitaryPay = (job: Job): Cents =>
  militaryParts.reduce((sum, field) => sum + (isTaxedMilitaryPay(field) ? centsOrZero(job[field]) : 0), 0);

/** The sum of the military entitlements by type; undefined if there are none. */
export function militaryTotal(job: Job): string | undefined {
  const given = militaryParts.flatMap((field) => centsOf(job[field]) ?? []);
  return given.length === 0 ? undefined : money(given.reduce((sum, cents) => sum + cents, 0));
}

/** The job with its military entitlements set to the sum of their types, if a type changed and they themselves did not. */
function withMilitaryTotal<Kind extends Job>(before: Job, after: Kind): Kind {
  const moved = militaryParts.some((field) => differs(before, after, field));
  const total = militaryTotal(after);
  if (!moved || total === undefined || differs(before, after, 'militaryPay')) return after;
  return { ...after, militaryPay: total };
}

/**
 * The job with its monthly income set to the sum of its pay parts, if a part changed and the income itself did not. When the
 * last part is removed, an income equal to the previous sum is removed too; any other is kept.
 */
export function withPayTotal<Kind extends Job>(before: Job, changed: Kind): Kind {
  const after = withMilitaryTotal(before, changed);
  const moved = payFields.some((field) => differs(before, after, field));
  if (!moved || differs(before, after, 'monthlyIncome')) return after;
  const total = payTotal(after);
  const isKept = total === null && payTotal(before) !== (before.monthlyIncome ?? null);
  return isKept || total === (after.monthlyIncome ?? null) ? after : { ...after, monthlyIncome: total };
}
