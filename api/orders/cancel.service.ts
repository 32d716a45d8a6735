import { sql } from 'kysely';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { type AppError, refuse } from '../http/app-error';
import type { Author, Caller } from '../http/caller';
import { waitForLock } from './jobs.queries';
import type { OrderType } from './order-type';
import { lockOrder, type StoredOrder } from './orders.queries';
import { storeOutcome } from './record.service';
import { asSent } from './sent-order';

const tooLate = (): AppError => refuse('cannot-cancel', 'order-too-late');

/** The party does not have it, and no one is sending it. */
const isOurs = ({ state, in_doubt: inDoubt }: StoredOrder): boolean =>
  state === 'draft' || (state === 'submitted' && !inDoubt);

/** Whether a user may try to cancel the order: the party does not have it yet, or supports cancellation. */
export const canCancel = (type: OrderType, order: StoredOrder): boolean =>
  type.cancels !== 'no-one' && !hasEnded(order.state) && (isOurs(order) || type.withdraw !== undefined);

/** How long a cancellation waits for the worker to finish its current step. */
const TIMEOUT = sql.lit('5s');

/** Cancels an order, also with its party if necessary. Throws `cannot-cancel` (409) if it is too late. */
export async function cancelOrder(
  portal: AppContext,
  type: OrderType,
  caller: Caller<Author>,
  id: string,
): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${TIMEOUT}`.execute(trx);
    await waitForLock(trx, id).catch((cause: unknown) => {
      portal.log.info({ err: cause, order: id }, 'an order was busy when it was to be cancelled');
      throw tooLate();
    });
    const stored = await lockOrder(trx, portal.vault, id);
    if (stored === undefined || !canCancel(type, stored)) throw tooLate();
    if (!isOurs(stored) && (await type.withdraw?.(portal, asSent(type, stored))) !== 'cancelled') throw tooLate();
    await storeOutcome({ ...portal, type }, trx, stored, {
      state: 'cancelled',
      inDoubt: false,
      inMs: null,
      problem: null,
    });
    await audit(trx, caller, {
      action: `${type.action}.cancel` as const,
      subject: `order:${id}`,
    });
  });
}
