import { daysBetween } from '../format/date';
import { formatCents, formatThousandths, toThousandths } from '../numbers/fixed';
import type { BrokerLock, LockEvent, LockFacts, PendingLockRequest, UnrecordedLock } from './lock.schemas';
import { alertDue } from './lock-alerts';
import { deskHoursAt, endOfPacificDay } from './lock-calendar';
import { type LockContext, todayOf } from './lock-context';
import { lockOptions } from './lock-options';
import { hasPrice } from './lock-price';
import { activeLock, type ConfirmedLock, type LockHistoryEvent, type LockRecord, lockStatus } from './lock-record';
import { daysLeft } from './lock-rules';
import { lockReprice } from './reprice-lock';
import { expiryOf, marketMoveOf } from './waiting-request';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function factsOf(lock: ConfirmedLock, confirmation: number, context: LockContext): LockFacts {
  const left = daysLeft(lock, context.now);
  const { kind, latest, lockedAt, lockDate, days, extensions, expiresOn, canceledOn, price } = lock;
  return {
    ...{ confirmation, kind, latest, lockedAt, lockDate, days, expiresOn, canceledOn, price },
    extendedBy: sum(extensions),
    extensions: extensions.length,
    expiresAt: endOfPacificDay(expiresOn),
    daysLeft: left,
    isExpired: canceledOn === null && left < 0,
    alert: canceledOn === null ? alertDue(left) : null,
  };
}

function waitingOf({ request, lock }: LockRecord, context: LockContext): PendingLockRequest | null {
  if (request === null) return null;
  const { kind, at, byName, createdBy, impoundNote, reason, days, terms, requestedPrice, suspended } = request;
  const price = terms && context.pricer.priceOf(terms);
  return {
    ...{ kind, at, createdBy, impoundNote, reason, days, suspended },
    by: byName,
    expiresOn: expiryOf(request, lock, context),
    price: price && hasPrice(price) ? price : null,
    requestedPrice: requestedPrice === null ? null : formatThousandths(requestedPrice),
    marketMove: marketMoveOf(request, lock, context),
  };
}

const eventView = (event: LockHistoryEvent, index: number): LockEvent => {
  const { kind, request, at, byName, days, rate, price, points, cost, expiresOn, confirmation, note } = event;
  const shown = (value: number | null) => (value === null ? null : formatThousandths(value));
  return {
    ...{ kind, request, at, days, expiresOn, confirmation, note },
    position: index + 1,
    by: byName,
    rate: shown(rate),
    price: shown(price),
    points: shown(points),
    cost: cost === null ? null : formatCents(cost),
  };
};

/** Today's price of the locked rate for the term of the lock, next to what the sheet of the lock gives. */
function marketOf(lock: ConfirmedLock, { pricer }: LockContext): BrokerLock['market'] {
  const today = pricer.today(lock.basis.program.lLpTemplateId);
  if (today === undefined) return null;
  const now = pricer.priceOf({ ...lock, basis: today, charges: [] });
  const then = pricer.priceOf({ ...lock, charges: [] });
  if (!hasPrice(now) || !hasPrice(then)) return null;
  return {
    price: now.Price,
    move: formatThousandths(toThousandths(now.Price) - toThousandths(then.Price)),
    sheetEffectiveAt: now.sheetEffectiveAt,
  };
}

/** The loan's own facts that a lock is shown with. */
export interface LockedLoan {
  readonly loanNum: string;
  readonly closing: string | null;
  /** What the loan's fields tell of a lock without a record. */
  readonly unrecorded: UnrecordedLock | null;
}

/** The lock of a loan as the lender sees it; `visibleLock` takes out what others may not see. */
export function viewLock(
  record: LockRecord,
  { loanNum, closing, unrecorded }: LockedLoan,
  context: LockContext,
): BrokerLock {
  const { version, lock, events, confirmations } = record;
  const active = activeLock(lock, todayOf(context));
  return {
    loanNum,
    version,
    status: unrecorded?.status ?? lockStatus(record),
    desk: deskHoursAt(context.now, context.policy.hours),
    lock: lock && factsOf(lock, confirmations, context),
    unrecorded,
    request: waitingOf(record, context),
    market: lock && marketOf(lock, context),
    closing:
      closing === null ? null : { on: closing, daysAfterExpiry: lock ? daysBetween(lock.expiresOn, closing) : 0 },
    reprice: active && lockReprice(active, context),
    options: lockOptions(record, context),
    history: events.map(eventView).reverse(),
  };
}
