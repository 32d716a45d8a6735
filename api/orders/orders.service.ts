export { awaitOrder } from './await-order';
export { cancelOrder } from './cancel.service';
export { losOutcome } from './los-outcome';
export { openOrders } from './open-orders.queries';
export { defineOrderType, type OrderType } from './order-type';
export { hasOrderAhead, orderById, ordersOfLoan, type StoredOrder } from './orders.queries';
export { type OrderCaller, placeOrder } from './place.service';
export { sealedOrders } from './sealed-orders';
