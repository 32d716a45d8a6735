import type { LockContext } from './lock-context';
import type { LockReprice } from './lock-options.schemas';
import { hasPrice } from './lock-price';
import type { ConfirmedLock } from './lock-record';
import { hasOtherProperty } from './lock-rules';
import { priceDifferences } from './price-difference';

/** What the loan as it is costs on the sheet of its lock, and what moved since it was confirmed. */
export function lockReprice(lock: ConfirmedLock, context: LockContext): LockReprice {
  if (hasOtherProperty(lock, context)) return { state: 'new-lock', price: null, difference: [], reasons: [] };
  const price = context.pricer.priceOf(lock);
  if (!hasPrice(price)) return { state: 'not-eligible', price: null, difference: [], reasons: [...price.reasons] };
  const isSame = price.Price === lock.price.Price;
  return {
    state: isSame ? 'current' : 'changed',
    price,
    difference: isSame ? [] : priceDifferences(lock.price, price),
    reasons: [],
  };
}
