import { formatThousandths, toThousandths } from '../numbers/fixed';
import { expiryAfter } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import { hasPrice } from './lock-price';
import type { ConfirmedLock, PricedBasis, WaitingRequest } from './lock-record';
import { worstCase } from './worst-case';

/** The expiry if the request is confirmed now; null for a request that sets none. */
export function expiryOf(
  { kind, days }: WaitingRequest,
  lock: ConfirmedLock | null,
  context: LockContext,
): string | null {
  if (days === null) return null;
  const from = kind === 'extend' ? (lock?.expiresOn ?? todayOf(context)) : todayOf(context);
  return expiryAfter(from, days, context.policy).expiresOn;
}

/** What the request would be priced from if it were made now; undefined if it does not follow the market. */
function basisNow(
  { kind, terms }: WaitingRequest,
  lock: ConfirmedLock | null,
  { pricer }: LockContext,
): PricedBasis | undefined {
  if (terms === null || kind === 'extend' || kind === 'reprice') return undefined;
  const today = pricer.today(terms.basis.program.lLpTemplateId);
  return kind === 'relock' ? (today && lock && (worstCase(lock, today, terms.days) ?? undefined)) || undefined : today;
}

/** How far the price of the request is from what it would be now: positive if the market is better. */
export function marketMoveOf(request: WaitingRequest, lock: ConfirmedLock | null, context: LockContext): string | null {
  const { terms, requestedPrice } = request;
  const basis = basisNow(request, lock, context);
  if (terms === null || requestedPrice === null || basis === undefined) return null;
  const price = context.pricer.priceOf({ ...terms, basis });
  return hasPrice(price) ? formatThousandths(toThousandths(price.Price) - requestedPrice) : null;
}
