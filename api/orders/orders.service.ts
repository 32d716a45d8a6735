export { awaitOrder } from './await-order';
export { losOutcome } from './los-outcome';
export { defineOrderType, type OrderType } from './order-type';
export { hasOrderAhead } from './orders.queries';
export { type OrderCaller, placeOrder } from './place.service';
export { sealedOrders } from './sealed-orders';
