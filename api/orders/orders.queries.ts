import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Step } from '../../domain/orders/next-step';
import type { PortalDb } from '../db/portal-db';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import type { Vault } from '../ports/keys/vault';
import type { OrderRow } from './orders.tables';

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

/** An order with its request and result opened. */
export type StoredOrder = Selectable<OrderRow>;

/** An order whose row is locked, with its times compared to the database clock. */
export type LockedOrder = StoredOrder & { readonly is_due: boolean; readonly left_ms: number };

/** Maximum number of orders of a loan in one answer. */
const MAX_COUNT = 500;

/** The context in which the request or the result of an order is sealed. */
export const orderContext = (id: string, column: 'request' | 'result'): string => `portal.orders:${id}:${column}`;

const opened = <Order extends StoredOrder>(vault: Vault, order: Order): Order => ({
  ...order,
  request: openJson(vault, order.request, orderContext(order.id, 'request')),
  result: openJson(vault, order.result, orderContext(order.id, 'result')),
});

const inMs = (ms: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000}::double precision)`;
const now = sql<Date>`clock_timestamp()`;

/** Reads an order and locks its row until the transaction ends. */
export async function lockOrder(trx: Trx, vault: Vault, id: string): Promise<LockedOrder | undefined> {
  const order = await trx
    .selectFrom('portal.orders')
    .selectAll()
    .select([
      sql<boolean>`due_at is not null and due_at <= clock_timestamp()`.as('is_due'),
      sql<number>`coalesce(extract(epoch from deadline - clock_timestamp()) * 1000, 0)::double precision`.as('left_ms'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return order && opened(vault, order);
}

export async function orderById(db: Db, vault: Vault, id: string): Promise<StoredOrder | undefined> {
  const order = await db.selectFrom('portal.orders').selectAll().where('id', '=', id).executeTakeFirst();
  return order && opened(vault, order);
}

/** The orders of a loan of these kinds, newest first. */
export async function ordersOfLoan(
  db: Db,
  vault: Vault,
  loanNum: string,
  kinds: readonly string[],
): Promise<StoredOrder[]> {
  if (kinds.length === 0) return [];
  const orders = await db
    .selectFrom('portal.orders')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('kind', 'in', [...kinds])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_COUNT)
    .execute();
  return orders.map((order) => opened(vault, order));
}

/** Whether the loan has an order of the kind whose work is still ahead: it will see what has happened until now. */
export async function hasOrderAhead(db: Db, { kind }: { readonly kind: string }, loanNum: string): Promise<boolean> {
  const row = await db
    .selectFrom('portal.orders')
    .select('id')
    .where('loan_num', '=', loanNum)
    .where('kind', '=', kind)
    .where('due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a new order as a draft. */
export async function insertDraft(
  trx: Trx,
  vault: Vault,
  draft: Pick<StoredOrder, 'kind' | 'loan_num' | 'actor' | 'actor_name' | 'request'>,
): Promise<string> {
  const id = randomUUID();
  const request = sealJson(vault, draft.request, orderContext(id, 'request'));
  await trx
    .insertInto('portal.orders')
    .values({ ...draft, id, request, state: 'draft' })
    .execute();
  return id;
}

/** Replaces the request of a draft. */
export async function rewriteDraft(trx: Trx, vault: Vault, id: string, request: unknown): Promise<void> {
  await trx
    .updateTable('portal.orders')
    .set({ request: sealJson(vault, request, orderContext(id, 'request')) })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute();
}

/** Ends drafts that nothing was done for: one of them, or those of a loan and kind that are older than a time. */
export async function endDrafts(
  trx: Trx,
  drafts: { readonly id: string } | { readonly kind: string; readonly loanNum: string; readonly olderThanMs: number },
): Promise<void> {
  const those = trx
    .updateTable('portal.orders')
    .set({ state: 'cancelled', ended_at: now })
    .where('state', '=', 'draft');
  const query =
    'id' in drafts
      ? those.where('id', '=', drafts.id)
      : those
          .where('kind', '=', drafts.kind)
          .where('loan_num', '=', drafts.loanNum)
          .where('created_at', '<', inMs(-drafts.olderThanMs));
  await query.execute();
}

/** Submits a draft to the worker, due after the delay. */
export async function markSubmitted(
  trx: Trx,
  id: string,
  { operationId, deadlineMs, delayMs }: { operationId: string; deadlineMs: number; delayMs: number },
): Promise<void> {
  await trx
    .updateTable('portal.orders')
    .set({
      ...{ state: 'submitted', operation_id: operationId, submitted_at: now },
      ...{ due_at: inMs(delayMs), deadline: inMs(delayMs + deadlineMs) },
    })
    .where('id', '=', id)
    .execute();
}

/** Records that the order is about to be sent: from here on the party may have it. */
export async function markSending(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('portal.orders')
    .set((of) => ({ attempts: of('attempts', '+', 1), in_doubt: true }))
    .where('id', '=', id)
    .execute();
}

/** Records that the party is being polled. */
export async function markPolling(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('portal.orders')
    .set((of) => ({ polls: of('polls', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Data stored with a step. */
export interface StepData {
  readonly reference?: string | undefined;
  readonly result?: unknown;
}

/** Stores a step of an order that has not ended. */
export async function storeStep(
  trx: Trx,
  vault: Vault,
  id: string,
  { step, brought }: { readonly step: Step; readonly brought: StepData },
): Promise<void> {
  const { state, inDoubt, problem } = step;
  await trx
    .updateTable('portal.orders')
    .set({
      state,
      in_doubt: inDoubt,
      problem: problem && JSON.stringify(problem),
      due_at: step.inMs === null ? null : inMs(step.inMs),
      ...(step.inMs === null && { ended_at: now }),
      ...(state === 'waiting' && { waiting_at: sql<Date>`coalesce(waiting_at, clock_timestamp())` }),
      ...(brought.reference !== undefined && { reference: brought.reference }),
      ...(brought.result !== undefined && { result: sealJson(vault, brought.result, orderContext(id, 'result')) }),
    })
    .where('id', '=', id)
    .execute();
}
