import { sql } from 'kysely';
import { z } from 'zod';
import type { Outcome } from '../../domain/orders/next-step';
import type { TestPortal } from '../../tests/support/test-portal';
import { portalCaller } from '../http/caller';
import { advanceOrder } from './advance';
import { defineOrderType, type OrderSpec, type OrderType, type SentOrder } from './order-type';
import { orderById, type StoredOrder } from './orders.queries';
import { type NewOrder, placeOrder } from './place.service';

const testRequest = z.looseObject({ note: z.string() });
type TestRequest = z.infer<typeof testRequest>;

/** An outside party with given answers that records its requests. */
export interface Party {
  readonly type: OrderType<TestRequest>;
  readonly sent: SentOrder<TestRequest>[];
  readonly polled: SentOrder<TestRequest>[];
}

type Answer = Outcome | Error | (() => Promise<Outcome>);

const given = async (answer: Answer): Promise<Outcome> => {
  if (answer instanceof Error) throw answer;
  return typeof answer === 'function' ? answer() : answer;
};

const shortPause = { firstMs: 1000, factor: 2, mostMs: 60_000 };

/** A kind of order whose party gives these answers in turn, repeating the last one. */
export function party(
  answers: { readonly submit: readonly Answer[]; readonly ask?: readonly Answer[] },
  spec: Partial<OrderSpec<TestRequest, unknown>> = {},
): Party {
  const sent: SentOrder<TestRequest>[] = [];
  const polled: SentOrder<TestRequest>[] = [];
  const next = (list: readonly Answer[], requested: readonly unknown[]): Promise<Outcome> =>
    given(list[Math.min(requested.length, list.length) - 1] ?? new Error('nothing to answer'));
  const { ask } = answers;
  const type = defineOrderType<TestRequest, unknown>({
    ...{ kind: 'test', request: testRequest, result: z.json(), action: 'mail.send', pages: ['application'] },
    ...{ limitMs: 5_000, retry: shortPause, deadlineMs: 600_000, isRepeatable: () => false },
    submit: (_portal, order) => {
      sent.push(order);
      return next(answers.submit, sent);
    },
    ...(ask && {
      polling: {
        wait: shortPause,
        ask: (_portal, order) => {
          polled.push(order);
          return next(ask, polled);
        },
      },
    }),
    ...spec,
  });
  return { type, sent, polled };
}

/** Steps of orders, run manually instead of by the worker. */
export function ordersOf({ portal }: TestPortal) {
  const get = async (id: string): Promise<StoredOrder> => {
    const order = await orderById(portal.db, portal.vault, id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  };
  return {
    get,
    place: ({ type }: Party, order: Partial<NewOrder<TestRequest>> = {}): Promise<string> =>
      portal.db
        .transaction()
        .execute((trx) =>
          placeOrder(portal, trx, type, { loanNum: null, caller: portalCaller, request: { note: 'hello' }, ...order }),
        ),
    /** Works on the order if it is due. */
    advance: async ({ type }: Party, id: string): Promise<StoredOrder> => {
      await advanceOrder({ portal, locks: portal.db, types: new Map([[type.kind, type]]) }, id);
      return get(id);
    },
    /** Moves the clock until the order is due. */
    makeDue: (id: string) =>
      sql`update portal.orders set due_at = clock_timestamp() where id = ${id} and due_at is not null`.execute(
        portal.db,
      ),
    passDeadline: (id: string) =>
      sql`update portal.orders set deadline = clock_timestamp() - interval '1 second' where id = ${id}`.execute(
        portal.db,
      ),
    /** The state left by a process that was killed while sending. */
    killWhileSending: (id: string) =>
      sql`update portal.orders set in_doubt = true, attempts = attempts + 1 where id = ${id}`.execute(portal.db),
    jobsOf: async (id: string) =>
      (
        await sql<{ run_at: Date; locked_at: Date | null }>`
          select run_at, locked_at from portal_jobs.jobs where key = ${`order:${id}`}`.execute(portal.db)
      ).rows,
  };
}
