import type { BatchKind } from '../../domain/batch/batch-fields';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import { defineOrderType, losOutcome } from '../orders/orders.service';
import { earlierRows, moveRows, nextRows, storeOutcomes, totalsOf } from './batch.queries';
import type { BatchWork, RowOutcome, WorkContext } from './batch-work';
import { transactionsWork } from './transactions-work';

/** Rows that are checked or saved in one step: few enough that the portal answers others in between. */
const AT_A_TIME = 500;
/** Milliseconds of work between two looks at the order, so that it can be canceled soon. */
const SLICE_MS = 1_000;
const HOUR_MS = 3_600_000;

const works: Readonly<Record<BatchKind, BatchWork>> = { transactions: transactionsWork };

interface Sent {
  readonly operation: { readonly by: string; readonly byName: string };
  readonly request: { readonly batchId: string };
}

async function openBatch(portal: AppContext, { operation, request: { batchId } }: Sent) {
  const batch = await portal.db
    .selectFrom('portal.batches')
    .select(['kind', 'is_dry_run', 'is_all_or_nothing'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  const work = ownValue(works, batch.kind);
  if (work === undefined) throw new Error(`There is no work for a batch of ${batch.kind}.`);
  const actor = { login: operation.by, displayName: operation.byName };
  const context: WorkContext = { portal, batchId, caller: { actor, requestId: null, address: null } };
  return { batch, work, context };
}

/** Checks the next rows. Returns false if none is left. */
async function checkNext(context: WorkContext, work: BatchWork): Promise<boolean> {
  const { portal, batchId } = context;
  const rows = await nextRows(portal.db, batchId, 'waiting', AT_A_TIME);
  const [first] = rows;
  if (first === undefined) return false;
  const references = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const earlier = references.length === 0 ? [] : await earlierRows(portal.db, batchId, first.row, references);
  await storeOutcomes(portal.db, batchId, 'waiting', await work.check(context, rows, earlier));
  return true;
}

/** Saves or takes back the next rows in one transaction with what became of them. Returns false if none is left. */
function actOnNext(context: WorkContext, from: 'ready' | 'saved', act: BatchWork['save']): Promise<boolean> {
  const { portal, batchId } = context;
  return portal.db.transaction().execute(async (trx) => {
    const rows = await nextRows(trx, batchId, from, AT_A_TIME);
    if (rows.length === 0) return false;
    await storeOutcomes(trx, batchId, from, await act(context, trx, rows));
    return true;
  });
}

/** Rolls back a batch that saves all of its rows or none. */
class RowRefused extends Error {
  constructor(readonly outcomes: readonly RowOutcome[]) {
    super('A row of the batch was refused.');
  }
}

/** Saves all rows in one transaction. If one is refused now, none is saved. */
async function saveAll(context: WorkContext, work: BatchWork): Promise<void> {
  const { portal, batchId } = context;
  const saving = portal.db.transaction().execute(async (trx) => {
    for (;;) {
      const rows = await nextRows(trx, batchId, 'ready', AT_A_TIME);
      if (rows.length === 0) return;
      const outcomes = await work.save(context, trx, rows);
      const refused = outcomes.filter(({ result }) => result === 'refused');
      if (refused.length > 0) throw new RowRefused(refused);
      await storeOutcomes(trx, batchId, 'ready', outcomes);
    }
  });
  await saving.catch(async (error: unknown) => {
    if (!(error instanceof RowRefused)) throw error;
    await storeOutcomes(portal.db, batchId, 'ready', error.outcomes);
    await moveRows(portal.db, batchId, 'ready', 'not-saved');
  });
}

/** Repeats a step for a moment. Returns whether nothing is left. */
async function forASlice(step: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end) if (!(await step())) return true;
  return false;
}

const MORE: Outcome<never> = { kind: 'waiting', pollInMs: 0 };

/** Checks all rows, and then saves them unless it is a dry run. What is done stays done, whatever happens to this process. */
async function importSlice(portal: AppContext, sent: Sent) {
  return losOutcome(async () => {
    const { batch, work, context } = await openBatch(portal, sent);
    const { batchId } = context;
    const result = async () => {
      const { saved, unchanged, refused, notSaved } = await totalsOf(portal.db, batchId);
      return { kind: 'completed', result: { saved, unchanged, refused, notSaved } } as const;
    };
    if (!(await forASlice(() => checkNext(context, work)))) return MORE;
    if (batch.is_dry_run) return result();
    if (!batch.is_all_or_nothing) {
      return (await forASlice(() => actOnNext(context, 'ready', work.save))) ? result() : MORE;
    }
    const { refused } = await totalsOf(portal.db, batchId);
    if (refused > 0) await moveRows(portal.db, batchId, 'ready', 'not-saved');
    else await saveAll(context, work);
    return result();
  });
}

async function undoSlice(portal: AppContext, sent: Sent) {
  return losOutcome(async () => {
    const { work, context } = await openBatch(portal, sent);
    if (!(await forASlice(() => actOnNext(context, 'saved', work.undo)))) return MORE;
    const { undone, kept } = await totalsOf(portal.db, context.batchId);
    return { kind: 'completed', result: { undone, kept } } as const;
  });
}

const slices = {
  pages: [] as const,
  limitMs: 300_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 60_000 },
  deadlineMs: 6 * HOUR_MS,
  isRepeatable: () => true,
  withdraw: async (): Promise<'cancelled'> => 'cancelled',
};
const wait = slices.retry;

/** Checks and saves the rows of a batch. It goes on where it was after a restart, and ends when it is canceled. */
export const batchImportOrder = defineOrderType({
  ...{ ...slices, kind: 'batch-import', ...orderKinds['batch-import'], action: 'batch.import' },
  submit: importSlice,
  polling: { wait, ask: importSlice },
});

/** Takes back the rows that a batch saved. */
export const batchUndoOrder = defineOrderType({
  ...{ ...slices, kind: 'batch-undo', ...orderKinds['batch-undo'], action: 'batch.undo' },
  submit: undoSlice,
  polling: { wait, ask: undoSlice },
});
