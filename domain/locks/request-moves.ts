import { message } from '../messages/message';
import { toThousandths } from '../numbers/fixed';
import { expiryAfter } from './lock-calendar';
import type { LockCommand, RequestCommand } from './lock-commands';
import { type LockAuthor, type LockContext, todayOf } from './lock-context';
import { eventOf } from './lock-event';
import { extensionOf, floatDownTerms, relockTerms, repriceTerms } from './lock-offers';
import type { LockPrice } from './lock-price.schemas';
import type { LockPriceTerms, LockRecord, Moved, WaitingRequest } from './lock-record';
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
import { assertSeen, requirePrice } from './required-price';

const assertAllowed = (why: WhyNot): void => {
  if (why !== null) throw new LockRefusal('not-allowed', why);
};

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
