export { awaitOrder } from './await-order';
export { cancelOrder } from './cancel.service';
export { losOutcome } from './los-outcome';
export { openOrders } from './open-orders.queries';
export { defineOrderType, type OrderType } from './order-type';
export {
  endDrafts,
  hasOrderAhead,
  lockOrder,
  orderById,
  ordersOfLoan,
  rewriteDraft,
  type StoredOrder,
} from './orders.queries';
export { type OrderCaller, placeOrder, saveDraft, submitDraft } from './place.service';
export { sealedOrders } from './sealed-orders';
