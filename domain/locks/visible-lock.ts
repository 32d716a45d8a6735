import { seesMargin, type WithheldReader } from '../loan/withheld';
import { formatThousandths, toThousandths } from '../numbers/fixed';
import type { BrokerLock } from './lock.schemas';
import type { LockPrice } from './lock-price.schemas';
import { priceDifferences } from './price-difference';

/** A price without the lender's margin: hidden lines are part of the base price, so that it still adds up. */
export const withoutMargin = (price: LockPrice): LockPrice => ({
  ...price,
  BasePrice: price.desk?.brokerBasePrice ?? price.BasePrice,
  lines: price.lines.filter(({ IsHidden }) => !IsHidden),
  desk: null,
});

const orNull = (price: LockPrice | null): LockPrice | null => price && withoutMargin(price);

/** What the lock desk notes about a concession is for the lender only. */
const eventFor = (event: BrokerLock['history'][number]) =>
  event.kind === 'concession' ? { ...event, note: null } : event;

/** The difference of two prices, with that of the hidden lines as part of the base price's. */
function visibleReprice(reprice: NonNullable<BrokerLock['reprice']>, locked: LockPrice): BrokerLock['reprice'] {
  const price = orNull(reprice.price);
  const difference = price && reprice.state === 'changed' ? priceDifferences(withoutMargin(locked), price) : [];
  return { ...reprice, price, difference };
}

/** The lock as a user may see it. */
export function visibleLock(reader: WithheldReader, lock: BrokerLock): BrokerLock {
  if (seesMargin(reader)) return lock;
  const { relock, floatDown } = lock.options;
  return {
    ...lock,
    lock: lock.lock && { ...lock.lock, price: withoutMargin(lock.lock.price) },
    request: lock.request && { ...lock.request, price: orNull(lock.request.price) },
    reprice: lock.reprice && lock.lock && visibleReprice(lock.reprice, lock.lock.price),
    options: {
      ...lock.options,
      relock: relock.map((option) => ({ ...withoutBases(option), price: orNull(option.price) })),
      floatDown: floatDown && { ...floatDown, price: orNull(floatDown.price) },
    },
    history: lock.history.map(eventFor),
  };
}

type RelockOption = BrokerLock['options']['relock'][number];

/** The compared base prices are before the margin: both move by the hidden lines of the price. */
function withoutBases(option: RelockOption): RelockOption {
  const { price } = option;
  const hidden = price?.desk ? toThousandths(price.desk.brokerBasePrice) - toThousandths(price.BasePrice) : null;
  const less = (base: string | null) =>
    base === null || hidden === null ? null : formatThousandths(toThousandths(base) + hidden);
  return { ...option, original: less(option.original), today: less(option.today) };
}
