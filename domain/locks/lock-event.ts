import { toCents, toThousandths } from '../numbers/fixed';
import { dollarsOfPoint } from '../pricing/sign';
import type { LockAuthor, LockContext } from './lock-context';
import type { LockPrice } from './lock-price.schemas';
import type { LockHistoryEvent } from './lock-record';

interface EventFacts extends Partial<Omit<LockHistoryEvent, 'kind' | 'at' | 'by' | 'byName'>> {
  readonly shown?: LockPrice | undefined;
}

/** A line of the history; the dollars of its points are those of the note. */
export function eventOf(
  kind: LockHistoryEvent['kind'],
  { now }: Pick<LockContext, 'now'>,
  by: LockAuthor,
  { shown, ...facts }: EventFacts = {},
): LockHistoryEvent {
  const points = facts.points ?? null;
  return {
    request: null,
    days: null,
    expiresOn: null,
    confirmation: null,
    note: null,
    ...facts,
    kind,
    at: now.toISOString(),
    by: by?.login ?? null,
    byName: by?.name ?? null,
    rate: facts.rate ?? (shown ? toThousandths(shown.Rate) : null),
    price: facts.price ?? (shown ? toThousandths(shown.Price) : null),
    points,
    cost: points === null || !shown ? null : dollarsOfPoint(points, toCents(shown.amount)),
  };
}
