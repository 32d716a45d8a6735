import { pacificDate } from '../format/date';
import { message } from '../messages/message';
import { formatThousandths, parseScaled, toThousandths } from '../numbers/fixed';
import { confirmedLock } from './confirm-request';
import { expiryAfter } from './lock-calendar';
import { type LockAuthor, type LockContext, todayOf } from './lock-context';
import type { Concession, DeskMove } from './lock-moves.schemas';
import type { LockPrice } from './lock-price.schemas';
import {
  activeLock,
  type ConfirmedLock,
  isActive,
  type LockCharge,
  type LockPriceTerms,
  type LockRecord,
  type Suspension,
  type WaitingRequest,
} from './lock-record';
import { LockRefusal } from './lock-refusal';
import { hasOtherProperty, whenFinal, whenLocked } from './lock-rules';
import { assertSeen, eventOf, requirePrice } from './request-moves';
import { expiryOf } from './waiting-request';
import { basePrice } from './worst-case';

type Moved = Omit<LockRecord, 'version' | 'last'>;

function requireWaiting({ request }: LockRecord): WaitingRequest {
  if (request === null) throw new LockRefusal('not-allowed', 'lock-no-request');
  return request;
}

function requireActive({ lock }: LockRecord, context: LockContext): ConfirmedLock {
  const active = activeLock(lock, todayOf(context));
  if (active === null) throw new LockRefusal('not-allowed', 'lock-not-active');
  return active;
}

/** The concession as a line of the price; the approver's limit holds for all concessions of the lock together. */
function concessionCharge(
  { points, reason }: Concession,
  charges: readonly LockCharge[],
  context: LockContext,
  by: LockAuthor,
): LockCharge {
  const amount = parseScaled(points, 3) ?? 0;
  if (amount <= 0) throw new LockRefusal('invalid', 'lock-concession-not-positive');
  const granted = charges.reduce((sum, { kind, cost }) => (kind === 'lock-concession' ? sum - cost : sum), 0);
  const { concessionLimit } = context.policy;
  if (granted + amount > concessionLimit) {
    throw new LockRefusal(
      'not-allowed',
      message('lock-concession-limit', {
        limit: formatThousandths(concessionLimit),
        granted: formatThousandths(granted),
      }),
    );
  }
  return { kind: 'lock-concession', cost: 0 - amount, on: todayOf(context), reason, approver: by?.name ?? '' };
}

const withCharge = (terms: LockPriceTerms, charge: LockCharge): LockPriceTerms => ({
  ...terms,
  charges: [...terms.charges, charge],
});

function assertOpen(context: LockContext): void {
  const why = whenFinal(context);
  if (why !== null) throw new LockRefusal('not-allowed', why);
}

/** An extension that was asked for in time is confirmed after the expiry, too, if it still reaches today. */
function assertStillFits(request: WaitingRequest, record: LockRecord, context: LockContext): void {
  const { kind } = request;
  const { lock } = record;
  if (kind !== 'cancel') assertOpen(context);
  if (kind === 'lock') {
    // The property may be that of the ended lock again.
    const why = whenLocked(record, context);
    if (why !== null) throw new LockRefusal('not-allowed', why);
    return;
  }
  const needsActive = kind === 'reprice' || kind === 'float-down' || kind === 'cancel';
  const isTooLate = kind === 'extend' && (expiryOf(request, lock, context) ?? '') < todayOf(context);
  if (isTooLate || (needsActive && !isActive(lock, todayOf(context))))
    throw new LockRefusal('not-allowed', 'lock-not-active');
  if (kind !== 'cancel' && lock && hasOtherProperty(lock, context)) {
    throw new LockRefusal('not-allowed', 'lock-other-property');
  }
}

/** Confirms what waits, with a concession if one is given. */
export function confirm(
  record: LockRecord,
  command: {
    readonly price: string | null;
    readonly concession?: Concession | undefined;
    readonly note?: string | undefined;
  },
  context: LockContext,
  by: LockAuthor,
): Moved {
  const request = requireWaiting(record);
  if (request.suspended) throw new LockRefusal('not-allowed', 'lock-request-suspended');
  const { lock } = record;
  assertStillFits(request, record, context);
  const { concession } = command;
  const charge = concession && request.terms && concessionCharge(concession, request.terms.charges, context, by);
  const terms = request.terms && charge ? withCharge(request.terms, charge) : request.terms;
  const price = terms && requirePrice(context, terms);
  if (price && command.price !== null) assertSeen(price, command.price);
  else if (price) throw new LockRefusal('invalid', 'lock-price-needed');
  const confirmation = record.confirmations + 1;
  const confirmed = confirmedLock(record, { ...request, terms }, price, context);
  const points = price && lock && request.kind !== 'lock' ? movedPoints(lock.price, price) : null;
  const events = [
    ...record.events,
    ...(charge && price ? [concessionEvent(charge, price, request, context, by)] : []),
    eventOf('confirm', context, by, {
      request: request.kind,
      days: request.days,
      points,
      expiresOn: request.kind === 'cancel' ? null : confirmed.expiresOn,
      confirmation,
      note: command.note || null,
      shown: price ?? undefined,
    }),
  ];
  return { ...record, confirmations: confirmation, lock: confirmed, request: null, events };
}

/** What a change costs: positive if the price became worse. */
const movedPoints = (before: LockPrice, after: LockPrice): number =>
  toThousandths(before.Price) - toThousandths(after.Price);

const concessionEvent = (
  charge: LockCharge,
  price: LockPrice,
  request: WaitingRequest | null,
  context: LockContext,
  by: LockAuthor,
  confirmation: number | null = null,
) =>
  eventOf('concession', context, by, {
    request: request?.kind ?? null,
    confirmation,
    points: charge.cost,
    note: charge.reason ?? null,
    shown: price,
  });

function deny(record: LockRecord, reason: string, context: LockContext, by: LockAuthor): Moved {
  const { kind, days } = requireWaiting(record);
  const event = eventOf('deny', context, by, { request: kind, days, note: reason });
  return { ...record, request: null, events: [...record.events, event] };
}

/** Suspends what waits, or else the active lock. */
function suspend(record: LockRecord, reason: string, context: LockContext, by: LockAuthor): Moved {
  const { request } = record;
  const held = request ?? requireActive(record, context);
  if (held.suspended) throw new LockRefusal('not-allowed', 'lock-already-suspended');
  const suspended: Suspension = { at: context.now.toISOString(), by: by?.name ?? '', reason };
  const event = eventOf('suspend', context, by, { request: request?.kind ?? null, note: reason });
  return { ...withSuspension(record, suspended), events: [...record.events, event] };
}

function resume(record: LockRecord, note: string | undefined, context: LockContext, by: LockAuthor): Moved {
  const held = record.request ?? record.lock;
  if (!held?.suspended) throw new LockRefusal('not-allowed', 'lock-not-suspended');
  const event = eventOf('resume', context, by, { request: record.request?.kind ?? null, note: note || null });
  return { ...withSuspension(record, null), events: [...record.events, event] };
}

const withSuspension = (record: LockRecord, suspended: Suspension | null): LockRecord =>
  record.request
    ? { ...record, request: { ...record.request, suspended } }
    : { ...record, lock: record.lock && { ...record.lock, suspended } };

/** Another rate or term on the same sheet, of a request for a lock or of the active lock. */
function revise(
  record: LockRecord,
  { rate, days, reason }: Extract<DeskMove, { move: 'revise' }>,
  context: LockContext,
  by: LockAuthor,
): Moved {
  assertOpen(context);
  const { request } = record;
  const held = request?.terms ?? requireActive(record, context);
  if (request && (request.terms === null || request.kind === 'extend')) {
    throw new LockRefusal('not-allowed', 'lock-nothing-to-revise');
  }
  const terms: LockPriceTerms = {
    basis: held.basis,
    rate: rate === undefined ? held.rate : (parseScaled(rate, 3) ?? 0),
    days: days ?? held.days,
    charges: held.charges,
  };
  if (terms.rate === held.rate && terms.days === held.days) throw new LockRefusal('invalid', 'lock-nothing-to-revise');
  if (basePrice(terms.basis.sheet, terms.rate, terms.days) === undefined) {
    throw new LockRefusal('not-offered', message('lock-not-offered', { program: terms.basis.program.name }));
  }
  const price = requirePrice(context, terms);
  const facts = { request: request?.kind ?? null, days: terms.days, note: reason, shown: price };
  if (request) {
    const asksForTerm = request.kind === 'lock' || request.kind === 'relock';
    if (!asksForTerm && days !== undefined) throw new LockRefusal('invalid', 'lock-nothing-to-revise');
    const revised = {
      ...request,
      terms,
      days: asksForTerm ? terms.days : request.days,
      requestedPrice: toThousandths(price.Price),
    };
    return { ...record, request: revised, events: [...record.events, eventOf('revise', context, by, facts)] };
  }
  const lock = requireActive(record, context);
  const confirmation = record.confirmations + 1;
  const expiresOn = days === undefined ? lock.expiresOn : revisedExpiry(lock, days, context);
  const revised: ConfirmedLock = { ...lock, ...terms, price, expiresOn, latest: 'reprice' };
  const event = eventOf('revise', context, by, {
    ...facts,
    expiresOn,
    confirmation,
    points: movedPoints(lock.price, price),
  });
  return { ...record, lock: revised, confirmations: confirmation, events: [...record.events, event] };
}

/** The term counts from the day of the lock, and the extensions from its end. */
function revisedExpiry({ lockDate, extensions }: ConfirmedLock, days: number, { policy, now }: LockContext): string {
  const expiresOn = extensions.reduce(
    (until, extended) => expiryAfter(until, extended, policy).expiresOn,
    expiryAfter(lockDate, days, policy).expiresOn,
  );
  if (expiresOn < pacificDate(now)) throw new LockRefusal('invalid', 'lock-nothing-to-revise');
  return expiresOn;
}

/** A better price for what waits, or else for the active lock. */
function concede(record: LockRecord, concession: Concession, context: LockContext, by: LockAuthor): Moved {
  assertOpen(context);
  const { request } = record;
  const held = request?.terms ?? (request ? null : requireActive(record, context));
  if (held === null) throw new LockRefusal('not-allowed', 'lock-no-price');
  const charge = concessionCharge(concession, held.charges, context, by);
  const terms = withCharge(held, charge);
  const price = requirePrice(context, terms);
  if (request) {
    const events = [...record.events, concessionEvent(charge, price, request, context, by)];
    return { ...record, request: { ...request, terms, requestedPrice: toThousandths(price.Price) }, events };
  }
  // A price that the lender gives is confirmed as any other change of the lock.
  const confirmation = record.confirmations + 1;
  const events = [...record.events, concessionEvent(charge, price, request, context, by, confirmation)];
  const lock = { ...requireActive(record, context), charges: terms.charges, price };
  return { ...record, lock, confirmations: confirmation, events };
}

/** What the lock desk decides on a lock or on what waits. */
export function deskMove(record: LockRecord, command: DeskMove, context: LockContext, by: LockAuthor): Moved {
  switch (command.move) {
    case 'confirm':
      return confirm(record, command, context, by);
    case 'deny':
      return deny(record, command.reason, context, by);
    case 'suspend':
      return suspend(record, command.reason, context, by);
    case 'resume':
      return resume(record, command.note, context, by);
    case 'revise':
      return revise(record, command, context, by);
    case 'concession':
      return concede(record, command, context, by);
  }
}
