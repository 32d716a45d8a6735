import { message } from '../messages/message';
import { formatThousandths, parseScaled, toThousandths } from '../numbers/fixed';
import { assertOpen, requireActive } from './desk-rules';
import { type LockAuthor, type LockContext, todayOf } from './lock-context';
import { eventOf } from './lock-event';
import type { Concession } from './lock-moves.schemas';
import type { LockPrice } from './lock-price.schemas';
import type { LockCharge, LockPriceTerms, LockRecord, Moved, WaitingRequest } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { requirePrice } from './required-price';

/** The concession as a line of the price; the approver's limit holds for all concessions of the lock together. */
export function concessionCharge(
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

export const withCharge = (terms: LockPriceTerms, charge: LockCharge): LockPriceTerms => ({
  ...terms,
  charges: [...terms.charges, charge],
});

export const concessionEvent = (
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

/** A better price for what waits, or else for the active lock. */
export function concede(record: LockRecord, concession: Concession, context: LockContext, by: LockAuthor): Moved {
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
