import { sql } from 'kysely';
import type { AppContext } from '../../api/app-context';
import { advanceOrder } from '../../api/orders/advance';
import type { OrderType } from '../../api/orders/orders.service';

/** Orders at once, as two worker processes work on them. */
const TOGETHER = 8;

/** Works on the orders of a kind until none is open, without its worker; waits are skipped. */
export async function drainOrders(portal: AppContext, type: OrderType): Promise<void> {
  const { db } = portal;
  const parts = { portal, locks: db, types: new Map([[type.kind, type]]) };
  for (;;) {
    await sql`update portal.orders set due_at = clock_timestamp() where due_at is not null`.execute(db);
    const open = await db.selectFrom('portal.orders').select('id').where('due_at', 'is not', null).execute();
    if (open.length === 0) return;
    const queue = open.map(({ id }) => id).toSorted();
    const work = async (): Promise<void> => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await advanceOrder(parts, id);
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
  }
}

/** How often each value occurs. */
export function countsOf(values: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
