import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Batch, BatchDetail, NewBatch } from '../../domain/batch/batch.schemas';
import { batchColumns } from '../../domain/batch/batch-columns';
import { type BatchState, isComparison } from '../../domain/batch/batch-fields';
import { unmapped } from '../../domain/batch/mapping';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { invalid, notFound, refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { cancelOrder, placeOrder } from '../orders/orders.service';
import { addRows, givenRows, totalsOf } from './batch.queries';
import { readBatchFile } from './batch-file';
import { batchList } from './batch-lists';
import { batchImportOrder, batchUndoOrder } from './batch-order';
import { type GivenRow, givenRow, plainSource, withoutSecrets } from './given-row';
import { rememberMapping } from './mappings.service';

type Db = Kysely<PortalDb>;

const rowsWith = (result: string) =>
  sql<number>`(select count(*)::int from portal.batch_rows row where row.batch_id = record.id and row.result = ${result})`;

const batchRecords = (db: Db) =>
  db
    .selectFrom('portal.batches as record')
    .leftJoin('portal.orders as work', 'work.id', 'record.order_id')
    .leftJoin('portal.orders as undo', 'undo.id', 'record.undo_order_id')
    .select([
      ...(['record.id', 'record.kind', 'record.order_id', 'record.undo_order_id', 'record.name'] as const),
      ...(['record.created_at', 'record.file_name', 'record.rows', 'record.is_dry_run'] as const),
      ...(['record.is_all_or_nothing', 'work.state', 'work.ended_at'] as const),
      ...(['undo.state as undo_state', 'undo.ended_at as undo_ended_at'] as const),
      rowsWith('saved').as('saved'),
      rowsWith('refused').as('refused'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof batchRecords>['execute']>>[number];

const openState = (state: Row['state']): BatchState =>
  state === 'completed' || state === 'cancelled' || state === 'failed' ? state : 'running';

const stateOf = ({ state, undo_state: undo, undo_order_id: undoId }: Row): BatchState => {
  if (undoId === null) return openState(state);
  return openState(undo) === 'completed' ? 'undone' : openState(undo);
};

const batchOf = (row: Row): Batch => ({
  id: row.id,
  kind: row.kind,
  by: row.name,
  createdAt: row.created_at.toISOString(),
  endedAt: (row.undo_ended_at ?? row.ended_at)?.toISOString() ?? null,
  fileName: row.file_name,
  isDryRun: row.is_dry_run,
  isAllOrNothing: row.is_all_or_nothing,
  isUndoing: row.undo_order_id !== null,
  state: stateOf(row),
  rows: row.rows,
  saved: row.saved,
  refused: row.refused,
});

/** A page of batches, newest first. */
export async function batches({ db }: AppContext, query: ListQuery): Promise<ListPage<Batch>> {
  const page = await pageOf(batchRecords(db), batchList, query);
  return { ...page, rows: page.rows.map(batchOf) };
}

const columns: readonly CsvColumn<Row>[] = [
  ['Started', (row) => row.created_at.toISOString()],
  ['Kind', (row) => row.kind],
  ['File', (row) => row.file_name],
  ['User', (row) => row.name],
  ['Dry Run', (row) => (row.is_dry_run ? 'Yes' : 'No')],
  ['State', stateOf],
  ['Rows', (row) => row.rows.toString()],
  ['Saved', (row) => row.saved.toString()],
  ['Refused', (row) => row.refused.toString()],
  ['Ended', (row) => batchOf(row).endedAt],
];

/** The batches that a filter finds as CSV. */
export const batchesFile = ({ db }: AppContext, query: ListQuery) =>
  recordFile({ rows: batchRecords(db), list: batchList, columns, name: 'batches' }, query);

async function recordOf(db: Db, id: string): Promise<Row> {
  const row = await batchRecords(db).where('record.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('no-batch');
  return row;
}

/** The last batch of a kind that has saved rows: the only one that can be undone. */
async function lastSaved(db: Db, kind: Batch['kind']): Promise<string | undefined> {
  const last = await db
    .selectFrom('portal.batches as batch')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<boolean>`exists (
      select from portal.batch_rows row where row.batch_id = batch.id and row.result = 'saved'
    )`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id;
}

/** A batch with what became of its rows, and what can be done with it. */
export async function batchDetailOf({ db }: AppContext, id: string): Promise<BatchDetail> {
  const row = await recordOf(db, id);
  const batch = batchOf(row);
  const totals = await totalsOf(db, id);
  const isRunning = batch.state === 'running';
  return {
    ...batch,
    totals,
    canCancel: isRunning,
    canSave: row.is_dry_run && batch.state === 'completed' && canSaveRows(row, totals),
    canUndo: !isRunning && totals.saved > 0 && (await lastSaved(db, row.kind)) === id,
  };
}

const canSaveRows = (row: Row, { ready, refused }: BatchDetail['totals']): boolean =>
  ready > 0 && !(row.is_all_or_nothing && refused > 0);

interface SentBatch extends Pick<NewBatch, 'kind' | 'allOrNothing'> {
  readonly login: string;
  readonly fileName: string;
  readonly isDryRun: boolean;
  readonly inputs: readonly GivenRow[];
}

/** Whether a batch with this ID was started by the same call. A dry run that was saved since was one. */
async function isSameBatch(db: Db, id: string, sent: SentBatch): Promise<boolean> {
  const held = await db.selectFrom('portal.batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isAlike =
    held.kind === sent.kind &&
    held.login === sent.login &&
    held.file_name === sent.fileName &&
    held.is_all_or_nothing === sent.allOrNothing &&
    (sent.isDryRun || !held.is_dry_run) &&
    held.rows === sent.inputs.length;
  if (!isAlike) return false;
  const rows = sent.inputs.map(({ row, input }) => ({ row, input }));
  return isDeepStrictEqual(await givenRows(db, id), rows);
}

/** Starts a batch with the rows of a file. The same ID starts it once, and is refused with other content. */
export async function startBatch(
  portal: AppContext,
  caller: Caller,
  { id, kind, mapping, dryRun, allOrNothing }: NewBatch,
  file: UploadedFile,
): Promise<BatchDetail> {
  const fields = batchColumns[kind];
  const missing = unmapped(fields, mapping);
  if (missing.length > 0) {
    throw invalid('fields-not-valid', Object.fromEntries(missing.map((name) => [name, 'required' as const])));
  }
  const { titles, rows } = await readBatchFile(file);
  const inputs = rows.map((each) => givenRow(kind, mapping, each));
  const fileName = withoutSecrets(file.name);
  // There is nothing to save.
  const isDryRun = dryRun || isComparison(kind);
  await portal.db.transaction().execute(async (trx) => {
    const { login, displayName: name } = caller.actor;
    const at = portal.clock();
    const { numInsertedOrUpdatedRows: added = 0n } = await trx
      .insertInto('portal.batches')
      .values({
        ...{ id, kind, order_id: null, undo_order_id: null, login, name, created_at: at, file_name: fileName },
        ...{ rows: rows.length, is_dry_run: isDryRun, is_all_or_nothing: allOrNothing },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (added === 0n) {
      const sent = { kind, login, fileName, isDryRun, allOrNothing, inputs };
      if (await isSameBatch(trx, id, sent)) return;
      throw refuse('conflict', 'batch-with-other-rows');
    }
    await addRows(trx, id, inputs);
    const plain = Object.fromEntries(Object.entries(mapping).map(([field, source]) => [field, plainSource(source)]));
    await rememberMapping(trx, kind, titles, { mapping: plain, name, at });
    const detail = { batch: id, kind, file: fileName, rows: rows.length, dryRun: isDryRun, allOrNothing };
    const order = { loanNum: null, caller, request: { batchId: id }, detail };
    const orderId = await placeOrder(portal, trx, batchImportOrder, order);
    await trx.updateTable('portal.batches').set({ order_id: orderId }).where('id', '=', id).execute();
  });
  return batchDetailOf(portal, id);
}

/** Locks a batch, so that two users who act on it at once do so one after the other. */
const lockBatch = (db: Db, id: string) =>
  db.selectFrom('portal.batches').select('id').where('id', '=', id).forUpdate().execute();

/** Saves the rows that a dry run found to be right. */
export async function saveBatch(portal: AppContext, caller: Caller, id: string): Promise<BatchDetail> {
  await portal.db.transaction().execute(async (trx) => {
    await lockBatch(trx, id);
    const { canSave, kind, fileName } = await batchDetailOf({ ...portal, db: trx }, id);
    if (!canSave) throw refuse('conflict', 'batch-not-to-save');
    const detail = { batch: id, kind, file: fileName, dryRun: false };
    const order = { loanNum: null, caller, request: { batchId: id }, detail };
    const orderId = await placeOrder(portal, trx, batchImportOrder, order);
    await trx
      .updateTable('portal.batches')
      .set({ order_id: orderId, is_dry_run: false })
      .where('id', '=', id)
      .execute();
  });
  return batchDetailOf(portal, id);
}

/** Takes back the rows of the last batch. Rows that changed since stay. */
export async function undoBatch(portal: AppContext, caller: Caller, id: string): Promise<BatchDetail> {
  await portal.db.transaction().execute(async (trx) => {
    await lockBatch(trx, id);
    const { canUndo, kind, fileName } = await batchDetailOf({ ...portal, db: trx }, id);
    if (!canUndo) throw refuse('conflict', 'batch-not-to-undo');
    const detail = { batch: id, kind, file: fileName };
    const order = { loanNum: null, caller, request: { batchId: id }, detail };
    const orderId = await placeOrder(portal, trx, batchUndoOrder, order);
    await trx.updateTable('portal.batches').set({ undo_order_id: orderId }).where('id', '=', id).execute();
  });
  return batchDetailOf(portal, id);
}

/** Ends the work of a batch. What is saved stays, and can be undone. */
export async function cancelBatch(portal: AppContext, caller: Caller, id: string): Promise<BatchDetail> {
  const { order_id: orderId, undo_order_id: undoId, state, undo_state: undoState } = await recordOf(portal.db, id);
  if (undoId !== null && undoState !== null && !hasEnded(undoState)) {
    await cancelOrder(portal, batchUndoOrder, caller, undoId);
  }
  if (orderId !== null && state !== null && !hasEnded(state)) {
    await cancelOrder(portal, batchImportOrder, caller, orderId);
  }
  return batchDetailOf(portal, id);
}
