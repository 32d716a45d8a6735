import type { OrderType, SentOrder } from './order-type';
import type { StoredOrder } from './orders.queries';

/** The author for the party's logs when the portal itself places an order. */
const PORTAL = 'portal';
const PORTAL_NAME = 'Portal';

/** A submitted order as passed to its type. */
export function asSent<Request>(type: OrderType<Request>, order: StoredOrder): SentOrder<Request> {
  if (order.operation_id === null) throw new Error(`Order ${order.id} was never submitted.`);
  return {
    id: order.id,
    loanNum: order.loan_num,
    operation: { id: order.operation_id, by: order.actor ?? PORTAL, byName: order.actor_name ?? PORTAL_NAME },
    request: type.request.parse(order.request),
    reference: order.reference,
  };
}
