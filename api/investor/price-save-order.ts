import { sql } from 'kysely';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { closeAudit } from '../audit/audit.service';
import { forEachConcurrently } from '../for-each-concurrently';
import type { AppError } from '../http/app-error';
import { asAppError, followOrder, isRefusal, writeLos } from '../loan/gateway.service';
import { LosError } from '../los/los-error';
import type { Operation } from '../los/operation';
import { defineOrderType, losOutcome } from '../orders/orders.service';
import { markSaved, markSaving, type OpenSave, openSaves } from './price-run.queries';

const AT_A_TIME = 20;
const CONCURRENT = 4;
const SLICE_MS = 1_000;
const HOUR_MS = 3_600_000;

interface Saving {
  readonly portal: AppContext;
  readonly runId: string;
  /** The order's own operation: it has the author. */
  readonly author: Operation;
}

/** What a refusal says about the price: the loan was changed, or its price is another one now. */
const refusedState = ({ code }: AppError): 'changed' | 'moved' | 'failed' =>
  code === 'stale' ? 'changed' : code === 'not-offered' ? 'moved' : 'failed';

/** The write of a process that died: sent again under the same ID, it is answered as before if it was done. */
async function saveAgain({ portal, runId, author }: Saving, save: OpenSave, id: string): Promise<void> {
  const { loan_num: loanNum, version, price } = save;
  const operation = { ...author, id };
  try {
    const loan = await portal.los.saveCurrentPrice(operation, loanNum, { version, price });
    await closeAudit(portal.db, id, 'done');
    await followOrder(portal, operation, loan);
    await markSaved(portal.db, runId, loanNum, 'saved');
  } catch (error) {
    const refused = error instanceof LosError ? asAppError(error) : error;
    if (!isRefusal(refused)) throw error;
    await closeAudit(portal.db, id, 'failed', { refused: refused.code });
    await markSaved(portal.db, runId, loanNum, refusedState(refused));
  }
}

/** Saves one price as a write of its own, with its audit entry. A refusal is stored with the loan; it ends nothing else. */
async function saveOne(saving: Saving, save: OpenSave): Promise<void> {
  const { portal, runId, author } = saving;
  if (save.save_operation_id !== null) return saveAgain(saving, save, save.save_operation_id);
  const { loan_num: loanNum, version, price } = save;
  const caller = { actor: { login: author.by, displayName: author.byName }, requestId: null, address: null };
  const write = { action: 'loan.save-current-price', loanNum, detail: { price, run: runId }, event: 'loan' } as const;
  let operation = author;
  try {
    const loan = await writeLos(portal, caller, write, async (own) => {
      operation = own;
      await markSaving(portal.db, runId, loanNum, own.id);
      return portal.los.saveCurrentPrice(own, loanNum, { version, price });
    });
    await followOrder(portal, operation, loan);
    await markSaved(portal.db, runId, loanNum, 'saved');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await markSaved(portal.db, runId, loanNum, refusedState(error));
  }
}

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

const saveSlice = (saving: Saving, orderId: string): Promise<Outcome<Awaited<ReturnType<typeof resultOf>>>> =>
  losOutcome(async () => {
    const { portal } = saving;
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const open = await openSaves(portal.db, orderId, AT_A_TIME);
      if (open.length === 0) return { kind: 'completed', result: await resultOf(portal, orderId) };
      await forEachConcurrently(CONCURRENT, open, (save) => saveOne(saving, save));
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
  submit: (portal, { id, request, operation }) => saveSlice({ portal, runId: request.runId, author: operation }, id),
  polling: {
    wait: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
    ask: (portal, { id, request, operation }) => saveSlice({ portal, runId: request.runId, author: operation }, id),
  },
  withdraw: async () => 'cancelled',
});
