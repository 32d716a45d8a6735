import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import { orderById, type StoredOrder } from './orders.queries';

const FIRST_LOOK_MS = 15;
const MAX_MS = 250;

/** Waits until the order has ended or `isEnough` accepts it, up to a time limit; returns its state then. */
export async function awaitOrder(
  { db, vault }: Pick<AppContext, 'db' | 'vault'>,
  id: string,
  limitMs: number,
  isEnough: (order: StoredOrder) => boolean = () => false,
): Promise<StoredOrder> {
  const end = performance.now() + limitMs;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, MAX_MS)) {
    const order = await orderById(db, vault, id);
    if (order === undefined) throw new Error(`There is no order ${id}.`);
    if (hasEnded(order.state) || isEnough(order) || performance.now() >= end) return order;
    await pause(wait);
  }
}
