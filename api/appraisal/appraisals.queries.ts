import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AppraisalContent } from '../../domain/appraisal/appraisal-order.schemas';
import type { AppraisalState } from '../../domain/appraisal/appraisal-states';
import type { PortalDb } from '../db/portal-db';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import type { Vault } from '../ports/keys/vault';
import type { AppraisalEventRow, AppraisalRow } from './appraisal.tables';

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

export const appraisalContext = (id: string): string => `portal.appraisals:${id}:content`;

const withOrder = (db: Db) =>
  db
    .selectFrom('portal.appraisals as appraisal')
    .leftJoin('portal.orders as order', 'order.id', 'appraisal.order_id')
    .selectAll('appraisal')
    .select(['order.state as order_state', 'order.problem']);

type Row = Awaited<ReturnType<ReturnType<typeof withOrder>['execute']>>[number];

/** An appraisal with its content. */
export interface OpenAppraisal {
  readonly row: Omit<Row, 'content'>;
  readonly content: AppraisalContent;
}

function opened(vault: Vault, { content, ...row }: Row): OpenAppraisal {
  return { row, content: openJson(vault, content, appraisalContext(row.id)) };
}

/** The appraisals of a loan, the latest first. */
export async function appraisalsOf(db: Db, vault: Vault, loanNum: string): Promise<OpenAppraisal[]> {
  const rows = await withOrder(db)
    .where('appraisal.loan_num', '=', loanNum)
    .orderBy('appraisal.created_at', 'desc')
    .orderBy('appraisal.id')
    .execute();
  return rows.map((row) => opened(vault, row));
}

export async function appraisalById(db: Db, vault: Vault, id: string): Promise<OpenAppraisal | undefined> {
  const row = await withOrder(db).where('appraisal.id', '=', id).executeTakeFirst();
  return row && opened(vault, row);
}

/** Reads an appraisal and locks its row until the transaction ends. */
export async function lockAppraisal(trx: Trx, vault: Vault, id: string): Promise<OpenAppraisal | undefined> {
  await trx.selectFrom('portal.appraisals').select('id').where('id', '=', id).forUpdate().execute();
  return appraisalById(trx, vault, id);
}

export type NewAppraisal = Pick<AppraisalRow, 'id' | 'loan_num' | 'source' | 'state' | 'company' | 'created_by'> & {
  readonly created_at: Date;
};

export async function insertAppraisal(
  db: Db,
  vault: Vault,
  row: NewAppraisal,
  content: AppraisalContent,
): Promise<void> {
  await db
    .insertInto('portal.appraisals')
    .values({
      ...row,
      ...{ version: 1, order_id: null, number: null },
      content: sealJson(vault, content, appraisalContext(row.id)),
    })
    .execute();
}

export interface AppraisalChange {
  readonly state?: AppraisalState;
  readonly company?: string;
  readonly number?: string;
  readonly order_id?: string;
  readonly is_dated?: boolean;
  readonly content?: AppraisalContent;
}

/** Stores a change of an appraisal whose row is locked, as its next version. */
export async function storeAppraisal(
  trx: Trx,
  vault: Vault,
  { row }: Pick<OpenAppraisal, 'row'>,
  { content, ...change }: AppraisalChange,
): Promise<void> {
  await trx
    .updateTable('portal.appraisals')
    .set({
      ...change,
      ...(content && { content: sealJson(vault, content, appraisalContext(row.id)) }),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
}

export type NewEvent = Pick<AppraisalEventRow, 'at' | 'kind'> &
  Partial<Pick<AppraisalEventRow, 'by' | 'detail' | 'party_id'>>;

/** Adds events; one of the company that is known already is not added again. Returns how many were added. */
export async function addEvents(trx: Trx, id: string, events: readonly NewEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const added = await trx
    .insertInto('portal.appraisal_events')
    .values(events.map((event) => ({ by: null, detail: null, party_id: null, ...event, appraisal_id: id })))
    .onConflict((of) => of.columns(['appraisal_id', 'party_id']).doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** The events of these appraisals, in the order in which the portal learned of them: clocks of companies differ. */
export async function eventsOf(db: Db, ids: readonly string[]): Promise<Selectable<AppraisalEventRow>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('portal.appraisal_events')
    .selectAll()
    .where('appraisal_id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** Seed of the advisory locks under which the appraisals of a loan are ordered. */
const LOCK_SEED = 7_310_171;

/** Orders for one loan wait for each other. */
export async function lockLoan(trx: Trx, loanNum: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${loanNum}, ${sql.lit(LOCK_SEED)}))`.execute(trx);
}
