export { awaitOrder } from './await-order';
export { losOutcome } from './los-outcome';
export { defineOrderType, type OrderType } from './order-type';
export { type OrderedBy, placeOrder } from './place.service';
