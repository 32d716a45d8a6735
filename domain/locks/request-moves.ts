import { formatDate } from '../format/date';
import { message } from '../messages/message';
import { toCents, toThousandths } from '../numbers/fixed';
import { dollarsOfPoint } from '../pricing/sign';
import { expiryAfter } from './lock-calendar';
import type { LockCommand, RequestCommand } from './lock-commands';
import { type LockAuthor, type LockContext, todayOf } from './lock-context';
import { extensionOf, floatDownTerms, relockTerms, repriceTerms } from './lock-offers';
import { hasPrice } from './lock-price';
import type { LockPrice } from './lock-price.schemas';
import type { LockHistoryEvent, LockPriceTerms, LockRecord, Moved, WaitingRequest } from './lock-record';
import { LockRefusal } from './lock-refusal';
import {
  type WhyNot,
  whyNoCancel,
  whyNoCancelRequest,
  whyNoExtension,
  whyNoFloatDown,
  whyNoRelock,
  whyNoReprice,
  whyNoRequest,
} from './lock-rules';

const assertAllowed = (why: WhyNot): void => {
  if (why !== null) throw new LockRefusal('not-allowed', why);
};

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

interface Asked {
  readonly kind: WaitingRequest['kind'];
  readonly terms: LockPriceTerms | null;
  readonly price: LockPrice | null;
  readonly days?: number;
  readonly expiresOn?: string;
  readonly reason?: string | undefined;
}

/** The record with a waiting request. */
function asking(record: LockRecord, asked: Asked, context: LockContext, by: LockAuthor): Moved {
  const { kind, terms, price, days = null, expiresOn = null, reason = null } = asked;
  const changes = record.request !== null;
  const request: WaitingRequest = {
    kind,
    // The clock of the lock desk runs on from the first request.
    at: record.request?.at ?? context.now.toISOString(),
    by: by?.login ?? '',
    byName: by?.name ?? '',
    createdBy: record.draft?.createdBy || null,
    impoundNote: record.draft?.impoundNote || null,
    reason: reason || null,
    days,
    terms,
    requestedPrice: price ? toThousandths(price.Price) : null,
    suspended: null,
  };
  const facts = { request: kind, days, expiresOn, shown: price ?? undefined, note: reason || null };
  return {
    ...record,
    request,
    events: [...record.events, eventOf(changes ? 'change' : 'request', context, by, facts)],
  };
}

/** A new lock at the market, or other terms of the one that waits. */
function requestLock(record: LockRecord, command: RequestCommand, context: LockContext, by: LockAuthor): Moved {
  assertAllowed(whyNoRequest(record, context));
  const { lLpTemplateId, rate, days, note: reason } = command;
  const basis = context.pricer.today(lLpTemplateId);
  if (basis === undefined) throw new LockRefusal('not-offered', 'program-gone');
  const terms: LockPriceTerms = { basis, rate, days, charges: [] };
  const { expiresOn } = expiryAfter(todayOf(context), days, context.policy);
  return asking(
    record,
    { kind: 'lock', terms, price: requirePrice(context, terms), days, expiresOn, reason },
    context,
    by,
  );
}

function cancelRequest(record: LockRecord, reason: string | undefined, context: LockContext, by: LockAuthor): Moved {
  assertAllowed(whyNoCancelRequest(record));
  const { request } = record;
  const event = eventOf('cancel-request', context, by, {
    request: request?.kind ?? null,
    days: request?.days ?? null,
    note: reason || null,
  });
  return { ...record, request: null, events: [...record.events, event] };
}

type Moves = Exclude<
  LockCommand,
  { readonly move: 'confirm' | 'deny' | 'suspend' | 'resume' | 'revise' | 'concession' | 'expire' }
>;

/** Places a request with the lock desk, changes it, or takes it back. */
export function requestMove(record: LockRecord, command: Moves, context: LockContext, by: LockAuthor): Moved {
  if (command.move === 'request') return requestLock(record, command, context, by);
  if (command.move === 'cancel-request') return cancelRequest(record, command.reason, context, by);
  const { reason } = command;
  const { lock } = record;
  switch (command.move) {
    case 'extend': {
      assertAllowed(whyNoExtension(record, context, command.days));
      const { terms, expiresOn } = extensionOf(record, context, command.days);
      const price = requirePrice(context, terms);
      return asking(record, { kind: 'extend', terms, price, days: command.days, expiresOn, reason }, context, by);
    }
    case 'relock': {
      assertAllowed(whyNoRelock(record, context));
      const found = relockTerms(record, context, command.days);
      if (!found) throw notOffered(record);
      const price = requirePrice(context, found);
      assertSeen(price, command.price);
      const { expiresOn } = expiryAfter(todayOf(context), command.days, context.policy);
      return asking(
        record,
        { kind: 'relock', terms: found, price, days: command.days, expiresOn, reason },
        context,
        by,
      );
    }
    case 'float-down': {
      assertAllowed(whyNoFloatDown(record, context));
      const found = floatDownTerms(record, context);
      if (!found) throw notOffered(record);
      const price = requirePrice(context, found);
      assertSeen(price, command.price);
      return asking(record, { kind: 'float-down', terms: found, price, reason }, context, by);
    }
    case 'reprice': {
      assertAllowed(whyNoReprice(record, context));
      const terms = repriceTerms(record, context, command);
      if (!terms) throw notOffered(record);
      const price = requirePrice(context, terms);
      if (command.price !== undefined) assertSeen(price, command.price);
      const isSame =
        price.Price === lock?.price.Price && price.Cost === lock.price.Cost && price.Rate === lock.price.Rate;
      if (isSame && terms.basis === lock?.basis) throw new LockRefusal('not-allowed', message('lock-price-same'));
      return asking(record, { kind: 'reprice', terms, price, reason }, context, by);
    }
    case 'cancel':
      assertAllowed(whyNoCancel(record, context));
      return asking(record, { kind: 'cancel', terms: null, price: null, reason }, context, by);
  }
}

const notOffered = ({ lock }: LockRecord): LockRefusal =>
  new LockRefusal('not-offered', message('lock-not-offered', { program: lock?.basis.program.name ?? '' }));

/** The note of a lock on its loan (`sRLckdN`). */
export const lockNote = ({ lock }: LockRecord): string | null => {
  if (lock === null) return null;
  const extended = lock.extensions.length > 0 ? `, extended by ${lock.extensions.reduce((a, b) => a + b, 0)}` : '';
  const ended = lock.canceledOn ? `, canceled ${formatDate(lock.canceledOn, 'long')}` : '';
  return `${lock.kind === 'relock' ? 'Relock' : 'Lock'}, ${lock.days} days${extended}${ended}`;
};
