import { sql } from 'kysely';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType, losOutcome } from '../orders/orders.service';
import { storePrices, waitingLoans } from './price-run.queries';

/** Loans priced in one call of the LOS: few enough that the portal answers others between two calls. */
const AT_A_TIME = 50;
/** Milliseconds of work between two looks at the order, so that it can be canceled soon. */
const SLICE_MS = 1_000;
const HOUR_MS = 3_600_000;

/** The result once all loans are priced. */
async function resultOf({ db }: AppContext, runId: string) {
  return db
    .selectFrom('portal.price_run_loans')
    .select([
      sql<number>`count(*)::int`.as('loans'),
      sql<number>`(count(*) filter (where state = 'priced'))::int`.as('priced'),
    ])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
}

/** Prices loans of the run for a moment. What is priced stays priced, whatever happens to this process. */
const priceSlice = (portal: AppContext, runId: string): Promise<Outcome<Awaited<ReturnType<typeof resultOf>>>> =>
  losOutcome(async () => {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const loanNums = await waitingLoans(portal.db, runId, AT_A_TIME);
      if (loanNums.length === 0) return { kind: 'completed', result: await resultOf(portal, runId) };
      await storePrices(portal.db, runId, loanNums, await portal.los.currentPrices(loanNums));
    }
    return { kind: 'waiting', pollInMs: 0 };
  });

/** Prices the loans of a run by today's sheets. It goes on where it was after a restart, and ends when it is canceled. */
export const priceRunOrder = defineOrderType({
  kind: 'price-run',
  ...orderKinds['price-run'],
  action: 'price-run.start',
  pages: [],
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
  deadlineMs: 6 * HOUR_MS,
  isRepeatable: () => true,
  submit: (portal, { request }) => priceSlice(portal, request.runId),
  polling: {
    wait: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
    ask: (portal, { request }) => priceSlice(portal, request.runId),
  },
  withdraw: async () => 'cancelled',
});
