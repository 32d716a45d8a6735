import { ordersContract } from '../../domain/orders/orders.contract';
import { isLenderOrder, type Order, orderAnswer } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notAuthorized, notFound } from '../http/app-error';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { mayUsePages } from '../http/loan-call';
import { canCancel, cancelOrder } from './cancel.service';
import type { OrderType } from './order-type';
import { orderById, ordersOfLoan, type StoredOrder } from './orders.queries';

/** Emails and signatures are orders of the lender's people, and none of a broker's. */
const maySee = ({ kind, pages }: OrderType, actor: Actor): boolean =>
  mayUsePages(actor, pages, 'read') && !(actor.isPml && isLenderOrder(kind));

/** Whether the user may cancel orders of this kind. */
const mayCancel = ({ pages, cancels }: OrderType, actor: Actor): boolean =>
  mayUsePages(actor, pages, 'write') && (cancels === undefined || !actor.isPml);

const answerOf = (type: OrderType, order: StoredOrder, actor: Actor): Order =>
  orderAnswer.parse({
    ...{ id: order.id, kind: order.kind, state: order.state, by: order.actor_name },
    createdAt: order.created_at.toISOString(),
    submittedAt: order.submitted_at?.toISOString() ?? null,
    waitingAt: order.waiting_at?.toISOString() ?? null,
    endedAt: order.ended_at?.toISOString() ?? null,
    ...{ attempts: order.attempts, request: order.request, result: order.result, problem: order.problem },
    canCancel: canCancel(type, order) && mayCancel(type, actor),
  });

/** The calls about the orders of a loan. Users see the kinds of orders whose pages they may open. */
export function orderCalls(types: readonly OrderType[]): readonly Call[] {
  const typeOf = new Map(types.map((type) => [type.kind, type]));

  /** An order of the loan with its type. An order that the user may not see is reported as not found. */
  async function visibleOrder(portal: AppContext, actor: Actor, loanNum: string, id: string) {
    const order = await orderById(portal.db, portal.vault, id);
    const type = order && typeOf.get(order.kind);
    if (!type || order.loan_num !== loanNum || !maySee(type, actor)) throw notFound('no-order');
    return { order, type };
  }

  return [
    defineCall(ordersContract, 'GET /loan-proxy/{loanNum}/orders', {
      area: 'orders',
      summary: "The loan's orders with outside parties, newest first.",
      access: { kind: 'loan', menu: 'any' },
      handle: async ({ portal, actor, loan }) => {
        const seen = types.filter((type) => maySee(type, actor)).map(({ kind }) => kind);
        const orders = await ordersOfLoan(portal.db, portal.vault, loan.sLNm, seen);
        return orders.flatMap((order) => {
          const type = typeOf.get(order.kind);
          return type ? [answerOf(type, order, actor)] : [];
        });
      },
    }),
    defineCall(ordersContract, 'GET /loan-proxy/{loanNum}/orders/{id}', {
      area: 'orders',
      summary: 'One order of the loan: what was sent, its state, and its result.',
      access: { kind: 'loan', menu: 'any' },
      handle: async ({ portal, actor, loan, params }) => {
        const { type, order } = await visibleOrder(portal, actor, loan.sLNm, params.id);
        return answerOf(type, order, actor);
      },
    }),
    defineCall(ordersContract, 'POST /loan-proxy/{loanNum}/orders/{id}/cancel', {
      area: 'orders',
      summary:
        'Cancels an order that the outside party has not received yet, or agrees to cancel. 409 if it is too late.',
      access: { kind: 'loan', menu: 'any', write: true },
      handle: async ({ portal, actor, caller, loan, params: { id } }) => {
        const { type } = await visibleOrder(portal, actor, loan.sLNm, id);
        if (!mayCancel(type, actor)) throw notAuthorized();
        await cancelOrder(portal, type, caller, id);
        const { order } = await visibleOrder(portal, actor, loan.sLNm, id);
        return answerOf(type, order, actor);
      },
    }),
  ];
}
