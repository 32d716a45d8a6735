import { sql } from 'kysely';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType, losOutcome } from '../orders/orders.service';
import { type Saving, saveNext } from './save-prices';

/** Prices saved in one call of the LOS: few enough that others wait only a moment for one of these loans. */
const AT_A_TIME = 50;
const SLICE_MS = 1_000;
const HOUR_MS = 3_600_000;

async function resultOf({ db }: AppContext, orderId: string) {
  return db
    .selectFrom('portal.price_run_loans')
    .select([
      sql<number>`(count(*) filter (where save_state = 'saved'))::int`.as('saved'),
      sql<number>`(count(*) filter (where save_state <> 'saved'))::int`.as('notSaved'),
    ])
    .where('save_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

const saveSlice = (saving: Saving): Promise<Outcome<Awaited<ReturnType<typeof resultOf>>>> =>
  losOutcome(async () => {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      if (!(await saveNext(saving, AT_A_TIME))) {
        return { kind: 'completed', result: await resultOf(saving.portal, saving.orderId) };
      }
    }
    return { kind: 'waiting', pollInMs: 0 };
  });

/** Saves the chosen prices of a run. Each is saved only if the loan and its price are still those of the run. */
export const priceSaveOrder = defineOrderType({
  kind: 'price-run-save',
  ...orderKinds['price-run-save'],
  action: 'price-run.save',
  pages: [],
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
  deadlineMs: 6 * HOUR_MS,
  isRepeatable: () => true,
  submit: (portal, { id, request, operation }) =>
    saveSlice({ portal, runId: request.runId, orderId: id, author: operation }),
  polling: {
    wait: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
    ask: (portal, { id, request, operation }) =>
      saveSlice({ portal, runId: request.runId, orderId: id, author: operation }),
  },
  withdraw: async () => 'cancelled',
});
