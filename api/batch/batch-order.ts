import type { z } from 'zod';
import { hasAnyRole } from '../../domain/access/roles';
import type { BatchKind } from '../../domain/batch/batch-fields';
import { errorTexts } from '../../domain/messages/error-texts';
import { message } from '../../domain/messages/message';
import type { batchImportResult, batchUndoResult } from '../../domain/orders/batch-order.schemas';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { batchToolsRoles } from '../../domain/pages/internal-pages';
import { actorOfLogin } from '../access/access.service';
import type { AppContext } from '../app-context';
import { defineOrderType, losOutcome } from '../orders/orders.service';
import { earlierRows, moveRows, nextRows, storeOutcomes, totalsOf } from './batch.queries';
import type { BatchWork, WorkContext } from './batch-work';
import { compareWorks } from './compare-work';
import { loanWorks } from './loan-works';
import { transactionsWork } from './transactions-work';

/** Rows that are checked in one step: few enough that the portal answers others in between. */
const AT_A_TIME = 500;
/** Milliseconds of work between two looks at the order, so that it can be canceled soon. */
const SLICE_MS = 1_000;
const HOUR_MS = 3_600_000;

const works: Readonly<Record<BatchKind, BatchWork>> = {
  transactions: transactionsWork,
  ...loanWorks,
  ...compareWorks,
};

interface Sent {
  readonly operation: { readonly by: string };
  readonly request: { readonly batchId: string };
}

async function openBatch(portal: AppContext, { operation, request: { batchId } }: Sent) {
  const batch = await portal.db
    .selectFrom('portal.batches')
    .select(['kind', 'is_dry_run', 'is_all_or_nothing'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  const actor = await actorOfLogin(portal.db, operation.by);
  if (actor === null || !hasAnyRole(actor.roles, batchToolsRoles)) return null;
  const caller = { actor, requestId: null, address: null };
  const context: WorkContext = { portal, batchId, kind: batch.kind, caller };
  return { batch, work: works[batch.kind], context };
}

/** Checks the next rows. Returns false if none is left. */
async function checkNext(context: WorkContext, work: BatchWork): Promise<boolean> {
  const { portal, batchId } = context;
  const rows = await nextRows(portal.db, batchId, ['waiting'], AT_A_TIME);
  const [first] = rows;
  if (first === undefined) return false;
  const keys = [...new Set(rows.map(({ key }) => key))];
  const earlier = await earlierRows(portal.db, batchId, first.row, keys);
  await storeOutcomes(portal.db, batchId, await work.check(context, rows, earlier));
  return true;
}

/** Repeats a step for a moment. Returns whether nothing is left. */
async function forASlice(step: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end) if (!(await step())) return true;
  return false;
}

const MORE = { kind: 'waiting', pollInMs: 0 } as const;

/** The author of the batch may not use batch tools any more. */
const notAuthorized = {
  kind: 'failed',
  problem: { code: 'not-authorized', ...errorTexts(message('not-authorized')) },
} as const;

/** Saves all rows or none. Loans that were written before one was refused get back what they had. */
async function saveAllSlice(context: WorkContext, work: BatchWork): Promise<boolean> {
  const { db } = context.portal;
  const isRefused = async (): Promise<boolean> => (await totalsOf(db, context.batchId)).refused > 0;
  if (!(await isRefused()) && !(await forASlice(() => work.saveAll(context)))) return false;
  if (!(await isRefused())) return true;
  await moveRows(db, context.batchId, 'ready', 'not-saved');
  if (!(await forASlice(() => work.undoNext(context)))) return false;
  await moveRows(db, context.batchId, 'undone', 'not-saved');
  return true;
}

/** Checks all rows, and then saves them unless it is a dry run. What is done stays done, whatever happens to this process. */
function importSlice(portal: AppContext, sent: Sent) {
  return losOutcome(async (): Promise<Outcome<z.output<typeof batchImportResult>>> => {
    const opened = await openBatch(portal, sent);
    if (opened === null) return notAuthorized;
    const { batch, work, context } = opened;
    if (!(await forASlice(() => checkNext(context, work)))) return MORE;
    await work.finish?.(context);
    const isDone =
      batch.is_dry_run ||
      (batch.is_all_or_nothing ? await saveAllSlice(context, work) : await forASlice(() => work.saveNext(context)));
    if (!isDone) return MORE;
    const { saved, unchanged, refused, notSaved } = await totalsOf(portal.db, context.batchId);
    return { kind: 'completed', result: { saved, unchanged, refused, notSaved } };
  });
}

function undoSlice(portal: AppContext, sent: Sent) {
  return losOutcome(async (): Promise<Outcome<z.output<typeof batchUndoResult>>> => {
    const opened = await openBatch(portal, sent);
    if (opened === null) return notAuthorized;
    const { work, context } = opened;
    if (!(await forASlice(() => work.undoNext(context)))) return MORE;
    const { undone, kept } = await totalsOf(portal.db, context.batchId);
    return { kind: 'completed', result: { undone, kept } };
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
