import { daysBetween } from '../../domain/format/date';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { formatThousandths, toThousandths } from '../../domain/numbers/fixed';
import { LOCK_PERIODS } from '../../domain/pricing/lock-term';

const states = { '0': 'none', '1': 'active', '2': 'requested', '3': 'suspended', '4': 'canceled' } as const;

export type LockState = (typeof states)[keyof typeof states] | 'expired';

/** What a lock is now: its status, except that an expired lock keeps the status Locked. */
export const stateOf = ({ lock, unrecorded, status }: Pick<BrokerLock, 'lock' | 'unrecorded' | 'status'>): LockState =>
  status === '1' && (lock ?? unrecorded)?.isExpired ? 'expired' : states[status];

/** Whether the loan has a lock that is good today. */
export const isActive = ({ lock }: Pick<BrokerLock, 'lock'>): boolean =>
  lock !== null && !lock.isExpired && lock.canceledOn === null;

/** `100.875` less `100.500`, as decimal text. */
export const priceChange = (after: string, before: string): string =>
  formatThousandths(toThousandths(after) - toThousandths(before));

export type DayCell = 'past' | 'today' | 'ahead' | 'gap' | 'more';

interface ClockDays {
  readonly lockDate: string;
  readonly expiresOn: string;
  readonly today: string;
  readonly closing: string | null;
  /** Where an extension that is being asked for leads. */
  readonly extendedTo: string | null;
}

const MAX_CELLS = 120;

/** One cell for each day of a lock: past, ahead, then those up to closing that it does not cover, and those that an extension adds. */
export function clockCells({ lockDate, expiresOn, today, closing, extendedTo }: ClockDays): readonly DayCell[] {
  const lasts = [expiresOn, closing ?? expiresOn, extendedTo ?? expiresOn];
  const last = lasts.reduce((one, other) => (one > other ? one : other));
  const count = Math.min(MAX_CELLS, daysBetween(lockDate, last) + 1);
  const at = daysBetween(lockDate, today);
  const ends = daysBetween(lockDate, expiresOn);
  const closes = closing === null ? -1 : daysBetween(lockDate, closing);
  return Array.from({ length: Math.max(1, count) }, (_, day) => {
    if (day === at) return 'today';
    if (day < at) return 'past';
    if (day <= ends) return 'ahead';
    return day <= closes ? 'gap' : 'more';
  });
}

/** Three columns of the grid: the usual periods, of which a longer or shorter one that is chosen takes the place of the nearest. */
export function gridPeriods(days: number): readonly number[] {
  const usual: readonly number[] = LOCK_PERIODS;
  if (usual.includes(days)) return usual;
  const kept = usual.toSorted((a, b) => Math.abs(a - days) - Math.abs(b - days)).slice(1);
  return [...kept, days].sort((a, b) => a - b);
}
