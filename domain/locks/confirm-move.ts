import { concessionCharge, concessionEvent, withCharge } from './concede-price';
import { confirmedLock } from './confirm-request';
import { assertOpen, movedPoints, requireWaiting } from './desk-rules';
import { type LockAuthor, type LockContext, todayOf } from './lock-context';
import { eventOf } from './lock-event';
import type { Concession } from './lock-moves.schemas';
import { isActive, type LockRecord, type Moved, type WaitingRequest } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { hasOtherProperty, whenLocked } from './lock-rules';
import { assertSeen, requirePrice } from './required-price';
import { expiryOf } from './waiting-request';

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
  if (concession && request.terms === null) throw new LockRefusal('invalid', 'lock-concession-no-price');
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
