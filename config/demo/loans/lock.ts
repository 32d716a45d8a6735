import { publicFactDefaults } from '../../../domain/lender/public-facts';
import type { LoanValues } from '../../../domain/loan/document';
import { expiryAfter } from '../../../domain/locks/lock-calendar';
import { type Day, dayText, workdaysAfter, workdaysBefore } from './calendar';
import { dayIn, hasBeen, type Journey } from './journey';
import type { Random } from './random';

const PERIODS: readonly (readonly [number, number])[] = [
  [15, 20],
  [30, 55],
  [45, 25],
];

/** A rate lock: its status, and its first day if it has one. */
export interface Lock {
  /** sRateLockStatusT */
  readonly status: string;
  readonly days: number;
  readonly from: Day | undefined;
}

const ends = new Map<Day, string>();

/** The last day of a lock: on a weekend or holiday the business day after it. */
export function lockEnd(from: Day, days: number): string {
  const known = ends.get(from + days);
  if (known) return known;
  const { expiresOn } = expiryAfter(dayText(from), days, { hours: publicFactDefaults, rolling: 'next' });
  ends.set(from + days, expiresOn);
  return expiresOn;
}

/** The fields of a lock on the loan. */
export const lockValues = ({ status, days, from }: Lock): Partial<LoanValues> => ({
  sRateLockStatusT: status,
  sProdRLckdDays: days,
  ...(from !== undefined && {
    sRLckdD: dayText(from),
    sRLckdDays: days,
    sRLckdExpiredD: lockEnd(from, days),
  }),
});

/**
 * The rate lock at this point of the way: loans that funded or are close to it are locked, some under way are, a few have a
 * request open, an expired lock or one that was suspended or canceled with the loan.
 */
export function drawLock(journey: Journey, today: Day, random: Random): Lock {
  const days = random.weighted(PERIODS);
  const lock = (status: string, from?: Day): Lock => ({ status, days, from });
  const submitted = dayIn(journey, '28');
  if (submitted === undefined) return lock('0');
  const funded = dayIn(journey, '6');
  if (funded !== undefined) return lock('1', workdaysBefore(funded, random.int(3, 9)));
  const from = Math.min(workdaysAfter(submitted, random.int(0, 3)), today);
  if (journey.status === '9' || journey.status === '10') {
    return random.chance(0.5) ? lock('4', from) : lock('0');
  }
  if (journey.status === '7' || journey.status === '8') {
    return random.chance(0.4) ? lock('3', from) : lock('0');
  }
  if (hasBeen(journey, '21')) return lock('1', Math.max(from, today - random.int(2, days - 2)));
  const state = random.weighted([
    ['locked', 50],
    ['expired', 4],
    ['requested', 8],
    ['none', 38],
  ]);
  if (state === 'none') return lock('0');
  if (state === 'requested') return lock('2');
  if (state === 'expired' && from + days < today) return lock('1', from);
  return lock('1', Math.max(from, today - random.int(0, days - 1)));
}
