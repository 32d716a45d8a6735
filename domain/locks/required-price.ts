import { message } from '../messages/message';
import { toThousandths } from '../numbers/fixed';
import type { LockContext } from './lock-context';
import { hasPrice } from './lock-price';
import type { LockPrice } from './lock-price.schemas';
import type { LockPriceTerms } from './lock-record';
import { LockRefusal } from './lock-refusal';

/** The price of terms; throws why there is none. */
export function requirePrice({ pricer }: LockContext, terms: LockPriceTerms): LockPrice {
  const price = pricer.priceOf(terms);
  if (hasPrice(price)) return price;
  const { program } = terms.basis;
  throw new LockRefusal('not-eligible', message('not-eligible', { program: program.name }), {
    reasons: price.reasons,
  });
}

/** The price must be the one that the author saw. */
export function assertSeen(price: LockPrice, seen: string): void {
  if (toThousandths(price.Price) !== toThousandths(seen)) {
    throw new LockRefusal('stale', message('lock-price-moved', { price: price.Price }), { price: price.Price });
  }
}
