import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { newPriceRun, PriceRun, PriceRunDetail, RunState } from '../../domain/investor/price-run.schemas';
import { MAX_RUN_LOANS } from '../../domain/investor/price-run-limits';
import { message } from '../../domain/messages/message';
import { hasEnded } from '../../domain/orders/order-states';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { selectLoans } from '../loan/loan.service';
import { cancelOrder, placeOrder } from '../orders/orders.service';
import { addRunLoans, queueSaves, unqueueSaves } from './price-run.queries';
import { isChanged, runList } from './price-run-lists';
import { priceRunOrder } from './price-run-order';
import { priceSaveOrder } from './price-save-order';

type Db = Kysely<PortalDb>;

/** Orders that save prices of a run and have not ended. */
const savingOrders = sql<string[]>`array(
  select distinct saving.id from portal.price_run_loans loan join portal.orders saving on saving.id = loan.save_order_id
  where loan.run_id = record.id and loan.save_state in ('queued', 'saving') and saving.ended_at is null
)`;

const runRows = (db: Db) =>
  db
    .selectFrom('portal.price_runs as record')
    .leftJoin('portal.orders as work', 'work.id', 'record.order_id')
    .select([
      ...(['record.id', 'record.order_id', 'record.name', 'record.created_at', 'record.loans'] as const),
      ...(['work.state', 'work.ended_at'] as const),
      sql<number>`(select count(*)::int from portal.price_run_loans loan
        where loan.run_id = record.id and loan.state <> 'waiting')`.as('done'),
      savingOrders.as('saving'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof runRows>['execute']>>[number];

const stateOf = ({ state }: Row): RunState =>
  state === 'completed' || state === 'cancelled' || state === 'failed' ? state : 'running';

function runOf(row: Row): PriceRun {
  const state = stateOf(row);
  const isSaving = row.saving.length > 0;
  return {
    id: row.id,
    by: row.name,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    state,
    canCancel: state === 'running' || isSaving,
    isSaving,
    loans: row.loans,
    done: row.done,
  };
}

/** A page of runs, newest first. */
export async function priceRuns({ db }: AppContext, query: ListQuery): Promise<ListPage<PriceRun>> {
  const page = await pageOf(runRows(db), runList, query);
  return { ...page, rows: page.rows.map(runOf) };
}

const columns: readonly CsvColumn<Row>[] = [
  ['Started', (row) => row.created_at.toISOString()],
  ['User', (row) => row.name],
  ['State', stateOf],
  ['Loans', (row) => row.loans.toString()],
  ['Priced', (row) => row.done.toString()],
  ['Ended', (row) => row.ended_at?.toISOString() ?? null],
];

/** The runs that a filter finds as CSV. */
export const priceRunsFile = ({ db }: AppContext, query: ListQuery) =>
  recordFile({ rows: runRows(db), list: runList, columns, name: 'batch-pricing' }, query);

const count = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::int`;
const dollars = (which: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(record.gain) filter (where ${which}), 0)::numeric(20, 2)`;

const totalsOf = (db: Db, runId: string): Promise<PriceRunDetail['totals']> =>
  db
    .selectFrom('portal.price_run_loans as record')
    .leftJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .where('record.run_id', '=', runId)
    .select([
      sql<number>`count(*)::int`.as('loans'),
      count(sql`record.state <> 'waiting'`).as('done'),
      count(sql`record.state = 'priced'`).as('priced'),
      count(sql`record.gain > 0`).as('gaining'),
      count(sql`record.gain < 0`).as('losing'),
      dollars(sql`record.gain > 0`).as('gain'),
      dollars(sql`record.gain < 0`).as('loss'),
      dollars(sql`true`).as('net'),
      count(sql`${isChanged} and coalesce(record.save_state, '') <> 'saved'`).as('changed'),
      count(sql`record.state = 'priced' and coalesce(record.save_state, 'failed') = 'failed'`).as('toSave'),
      count(sql`record.save_state in ('queued', 'saving')`).as('saving'),
      count(sql`record.save_state = 'saved'`).as('saved'),
      count(sql`record.save_state in ('changed', 'moved', 'failed')`).as('notSaved'),
    ])
    .executeTakeFirstOrThrow();

async function rowOf(db: Db, id: string): Promise<Row> {
  const row = await runRows(db).where('record.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('no-price-run');
  return row;
}

/** A run with what its prices add up to. */
export async function priceRunDetailOf({ db }: AppContext, id: string): Promise<PriceRunDetail> {
  return { ...runOf(await rowOf(db, id)), totals: await totalsOf(db, id) };
}

/**
 * Starts a run for the loans that a pipeline filter finds now. The same ID starts it once. Refuses a filter that finds nothing,
 * or more than one run prices.
 */
export async function startPriceRun(
  portal: AppContext,
  caller: Caller,
  { id, filter }: z.output<typeof newPriceRun>,
): Promise<PriceRunDetail> {
  const chosen = await selectLoans(portal, caller.actor, { filter });
  await portal.db.transaction().execute(async (trx) => {
    const { login, displayName } = caller.actor;
    const run = { id, order_id: null, login, name: displayName, created_at: portal.clock(), loans: 0 };
    const { numInsertedOrUpdatedRows: added = 0n } = await trx
      .insertInto('portal.price_runs')
      .values(run)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (added === 0n) return;
    const loans = await addRunLoans(trx, id, chosen, MAX_RUN_LOANS);
    if (loans === 0) throw refuse('invalid', 'no-loans-to-price');
    if (loans > MAX_RUN_LOANS) throw refuse('invalid', message('too-many-loans-to-price', { most: MAX_RUN_LOANS }));
    const order = { loanNum: null, caller, request: { runId: id }, detail: { run: id, loans } };
    const orderId = await placeOrder(portal, trx, priceRunOrder, order);
    await trx.updateTable('portal.price_runs').set({ order_id: orderId, loans }).where('id', '=', id).execute();
  });
  return priceRunDetailOf(portal, id);
}

/** Ends the work of a run. What is priced and saved stays. */
export async function cancelPriceRun(portal: AppContext, caller: Caller, id: string): Promise<PriceRunDetail> {
  const { order_id: orderId, saving, state } = await rowOf(portal.db, id);
  if (orderId !== null && state !== null && !hasEnded(state)) await cancelOrder(portal, priceRunOrder, caller, orderId);
  for (const order of saving) {
    await cancelOrder(portal, priceSaveOrder, caller, order);
    await unqueueSaves(portal.db, order);
  }
  return priceRunDetailOf(portal, id);
}

/** Saves the prices of these loans, or of all loans of the run that were priced and not saved yet. */
export async function savePrices(
  portal: AppContext,
  caller: Caller,
  id: string,
  loanNums: readonly string[] | undefined,
): Promise<PriceRunDetail> {
  await rowOf(portal.db, id);
  await portal.db.transaction().execute(async (trx) => {
    // Two users who save at once: the second one finds what the first left.
    await trx.selectFrom('portal.price_runs').select('id').where('id', '=', id).forUpdate().execute();
    const detail = { run: id, ...(loanNums && { loans: loanNums.length }) };
    const order = { loanNum: null, caller, request: { runId: id }, detail };
    const orderId = await placeOrder(portal, trx, priceSaveOrder, order);
    if ((await queueSaves(trx, id, orderId, loanNums)) === 0) throw refuse('conflict', 'no-prices-to-save');
  });
  return priceRunDetailOf(portal, id);
}
