import { pacificDate } from '../format/date';
import { message } from '../messages/message';
import { parseScaled, toThousandths } from '../numbers/fixed';
import { assertOpen, movedPoints, requireActive } from './desk-rules';
import { expiryAfter } from './lock-calendar';
import type { LockAuthor, LockContext } from './lock-context';
import { eventOf } from './lock-event';
import type { DeskMove } from './lock-moves.schemas';
import type { ConfirmedLock, LockPriceTerms, LockRecord, Moved } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { requirePrice } from './required-price';
import { basePrice } from './worst-case';

/** Another rate or term on the same sheet, of a request for a lock or of the active lock. */
export function revise(
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
