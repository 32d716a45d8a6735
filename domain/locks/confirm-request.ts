import { expiryAfter } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import type { LockPrice } from './lock-price.schemas';
import type { ConfirmedLock, LockRecord, WaitingRequest } from './lock-record';
import { LockRefusal } from './lock-refusal';

/** The lock that a confirmed request makes. Its price is that of the loan as it is, on the sheet of the request. */
export function confirmedLock(
  { lock }: LockRecord,
  { kind, terms, days }: WaitingRequest,
  price: LockPrice | null,
  context: LockContext,
): ConfirmedLock {
  const today = todayOf(context);
  if ((kind === 'lock' || kind === 'relock') && terms && price) {
    return {
      ...terms,
      kind,
      latest: kind,
      lockedAt: context.now.toISOString(),
      lockDate: today,
      extensions: [],
      expiresOn: expiryAfter(today, terms.days, context.policy).expiresOn,
      canceledOn: null,
      isMarkedExpired: false,
      hasFloatedDown: false,
      property: context.pricer.property,
      suspended: null,
      price,
    };
  }
  if (lock === null) throw new LockRefusal('not-allowed', 'lock-not-active');
  if (kind === 'cancel') return { ...lock, latest: kind, canceledOn: today, suspended: null };
  if (terms === null || price === null) throw new LockRefusal('not-allowed', 'lock-no-price');
  const changed = { ...lock, ...terms, latest: kind, price };
  if (kind === 'extend' && days !== null) {
    const { expiresOn } = expiryAfter(lock.expiresOn, days, context.policy);
    return { ...changed, extensions: [...lock.extensions, days], expiresOn, isMarkedExpired: false };
  }
  return kind === 'float-down' ? { ...changed, hasFloatedDown: true } : changed;
}
