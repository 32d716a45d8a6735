import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { CurrentPrice } from '../../domain/investor/current-price.schemas';
import { dollarsOfPrice } from '../../domain/investor/lender-position';
import { centsOf, thousandthsOf } from '../../domain/numbers/cents';
import { formatCents } from '../../domain/numbers/fixed';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

/** Adds the chosen loans to a run, at most `most`. Returns how many there are; one more than that if there are too many. */
export async function addRunLoans(
  trx: Trx,
  runId: string,
  chosen: RawBuilder<{ loan_num: string; version: number }>,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into portal.price_run_loans (run_id, loan_num, version)
    select ${runId}::uuid, loan_num, version from (${chosen}) chosen order by loan_num limit ${most + 1}`.execute(trx);
  return Number(numAffectedRows);
}

/** Numbers of the next loans to price. */
export async function waitingLoans(db: Db, runId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('portal.price_run_loans')
    .select('loan_num')
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('loan_num')
    .limit(limit)
    .execute();
  return rows.map((row) => row.loan_num);
}

/** What the lender would gain with today's price against the one before, in dollars. */
function gainOf({ amount, price, before }: CurrentPrice): string | null {
  const [cents, now, then] = [centsOf(amount), thousandthsOf(price), thousandthsOf(before)];
  return cents === undefined || now === undefined || then === undefined
    ? null
    : formatCents(dollarsOfPrice(cents, now - then));
}

const resultOf = (current: CurrentPrice) => ({
  loan_num: current.loanNum,
  version: current.version,
  state: current.state,
  program: current.program,
  rate: current.rate,
  amount: current.amount,
  is_locked: current.isLocked,
  lock_days: current.lockDays,
  before: current.before,
  price: current.price,
  gain: gainOf(current),
});

/** Stores the prices of these loans, each once; those that the LOS does not have are not found. */
export async function storePrices(
  db: Db,
  runId: string,
  loanNums: readonly string[],
  prices: readonly CurrentPrice[],
): Promise<void> {
  await sql`
    update portal.price_run_loans as held set
      version = coalesce(found.version, held.version), state = coalesce(found.state, 'not-found'),
      program = found.program, rate = found.rate, amount = found.amount,
      is_locked = coalesce(found.is_locked, false), lock_days = found.lock_days,
      before = found.before, price = found.price, gain = found.gain
    from unnest(${sql.val([...loanNums])}::text[]) asked (loan_num)
    left join jsonb_to_recordset(${JSON.stringify(prices.map(resultOf))}::jsonb) as found (
      loan_num text, version integer, state text, program text, rate numeric, amount numeric,
      is_locked boolean, lock_days integer, before numeric, price numeric, gain numeric
    ) using (loan_num)
    where held.run_id = ${runId}::uuid and held.loan_num = asked.loan_num and held.state = 'waiting'`.execute(db);
}

/** Marks the prices to save with their order; each price is saved once. Returns how many. */
export async function queueSaves(
  trx: Trx,
  runId: string,
  orderId: string,
  loanNums: readonly string[] | undefined,
): Promise<number> {
  const only = loanNums === undefined ? sql`true` : sql`loan_num = any(${sql.val([...loanNums])}::text[])`;
  const { numAffectedRows = 0n } = await sql`
    update portal.price_run_loans set save_order_id = ${orderId}::uuid, save_state = 'queued', save_operation_id = null
    where run_id = ${runId}::uuid and state = 'priced' and coalesce(save_state, 'failed') = 'failed' and ${only}`.execute(
    trx,
  );
  return Number(numAffectedRows);
}

/** A price that its order still has to save. */
interface OpenSave {
  readonly loan_num: string;
  readonly version: number;
  readonly price: string;
  readonly save_operation_id: string | null;
}

/** The next prices to save, locked, so that a cancellation takes none of them out of the order at the same time. */
export async function openSaves(trx: Trx, orderId: string, limit: number): Promise<OpenSave[]> {
  const { rows } = await sql<OpenSave>`
    select loan_num, version, price, save_operation_id from portal.price_run_loans
    where save_order_id = ${orderId}::uuid and save_state in ('queued', 'saving')
    order by loan_num limit ${limit} for update`.execute(trx);
  return rows;
}

/** Remembers writes before they are sent, so that they are sent again under the same IDs if the portal dies. */
export async function markSaving(
  trx: Trx,
  runId: string,
  saving: readonly { readonly loanNum: string; readonly operationId: string }[],
): Promise<void> {
  await sql`
    update portal.price_run_loans held set save_state = 'saving', save_operation_id = sent.operation_id
    from unnest(
      ${sql.val(saving.map(({ loanNum }) => loanNum))}::text[], ${sql.val(saving.map(({ operationId }) => operationId))}::uuid[]
    ) as sent (loan_num, operation_id)
    where held.run_id = ${runId}::uuid and held.loan_num = sent.loan_num`.execute(trx);
}

/** What became of a price to save. */
export interface EndedSave {
  readonly loanNum: string;
  readonly state: 'saved' | 'changed' | 'moved' | 'failed';
}

export async function markSaved(trx: Trx, runId: string, ended: readonly EndedSave[]): Promise<void> {
  await sql`
    update portal.price_run_loans held set save_state = ended.state
    from unnest(
      ${sql.val(ended.map(({ loanNum }) => loanNum))}::text[], ${sql.val(ended.map(({ state }) => state))}::text[]
    ) as ended (loan_num, state)
    where held.run_id = ${runId}::uuid and held.loan_num = ended.loan_num`.execute(trx);
}

/** Takes prices that a canceled order did not begin to save out of it, so that they can be saved later. */
export async function unqueueSaves(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('portal.price_run_loans')
    .set({ save_state: null, save_order_id: null })
    .where('save_order_id', '=', orderId)
    .where('save_state', '=', 'queued')
    .execute();
}
