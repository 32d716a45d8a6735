import { toThousandths } from '../numbers/fixed';
import { type LockContext, todayOf } from './lock-context';
import type { LockPrice } from './lock-price.schemas';
import { activeLock, type ConfirmedLock, type LockRecord, type WaitingRequest } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { whenFinal } from './lock-rules';

export function requireWaiting({ request }: LockRecord): WaitingRequest {
  if (request === null) throw new LockRefusal('not-allowed', 'lock-no-request');
  return request;
}

export function requireActive({ lock }: LockRecord, context: LockContext): ConfirmedLock {
  const active = activeLock(lock, todayOf(context));
  if (active === null) throw new LockRefusal('not-allowed', 'lock-not-active');
  return active;
}

export function assertOpen(context: LockContext): void {
  const why = whenFinal(context);
  if (why !== null) throw new LockRefusal('not-allowed', why);
}

/** What a change costs: positive if the price became worse. */
export const movedPoints = (before: LockPrice, after: LockPrice): number =>
  toThousandths(before.Price) - toThousandths(after.Price);
