import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { traced } from '../tracing/spans';
import { runUnlessLocked } from './jobs.queries';
import type { OrderType } from './order-type';
import { lockOrder, markPolling, markSending } from './orders.queries';
import { recordOutcome } from './record.service';
import { asSent } from './sent-order';

export interface AdvanceParts {
  readonly portal: AppContext;
  /** The database connections used while working on an order. */
  readonly locks: Kysely<PortalDb>;
  readonly types: ReadonlyMap<string, OrderType>;
}

const notSentInTime: Outcome = { kind: 'failed', problem: engineProblem('not-sent') };
const noAnswer: Outcome = { kind: 'unknown', problem: engineProblem('no-answer') };

/** The next action for an order, and whether the party may have received it before. */
interface Attempt {
  readonly inDoubt: boolean;
  readonly act: () => Promise<Outcome>;
}

/**
 * Advances an order as far as possible now. Before it is sent, its row is marked in a separate transaction: if a process finds
 * an order so marked and cannot know what happened to it, it sends it again only if that is safe.
 */
export async function advanceOrder(parts: AdvanceParts, id: string): Promise<void> {
  const { portal, locks } = parts;
  await runUnlessLocked(locks, id, async () => {
    const attempt = await beginAttempt(parts, id);
    if (attempt === null) return;
    const outcome = await attempt.act().catch((error: unknown): Outcome => {
      portal.log.warn({ err: error, order: id }, 'an order met an error');
      return noAnswer;
    });
    await recordOutcome(parts, id, attempt.inDoubt, outcome);
  });
}

/** Decides the next action under the row's lock, and records it before acting. Null if there is nothing to do. */
function beginAttempt({ portal, types }: AdvanceParts, id: string): Promise<Attempt | null> {
  return portal.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, portal.vault, id);
    if (!order?.is_due) return null;
    const type = types.get(order.kind);
    if (type === undefined) {
      portal.log.warn(
        { order: id, kind: order.kind },
        'this portal does not know the kind of an order; it is left alone',
      );
      return null;
    }
    const inDoubt = order.in_doubt;
    const attempt = (act: () => Promise<Outcome>): Attempt => ({ inDoubt, act });
    if (order.state === 'waiting') {
      await markPolling(trx, id);
      return attempt(() => inTime(type, () => askAbout(portal, type, order)));
    }
    if (inDoubt && !type.isRepeatable(portal)) return attempt(async () => noAnswer);
    if (!inDoubt && order.left_ms <= 0) return attempt(async () => notSentInTime);
    await markSending(trx, id);
    return attempt(() => inTime(type, () => type.submit(portal, asSent(type, order))));
  });
}

const askAbout = async (portal: AppContext, type: OrderType, order: Parameters<typeof asSent>[1]): Promise<Outcome> =>
  (await type.polling?.ask(portal, asSent(type, order))) ?? noAnswer;

/** The outcome of a call to the party; unknown if it takes longer than its kind allows. */
async function inTime({ limitMs, kind }: OrderType, call: () => Promise<Outcome>): Promise<Outcome> {
  const ended = new AbortController();
  const limit = pause(limitMs, noAnswer, { signal: ended.signal, ref: false });
  limit.catch(() => undefined);
  try {
    return await Promise.race([traced(`order ${kind}`, {}, call), limit]);
  } finally {
    ended.abort();
  }
}
