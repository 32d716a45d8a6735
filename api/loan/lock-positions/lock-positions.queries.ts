import { type Kysely, sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { statusesOf } from '../../../domain/loan/status';
import type { PortalDb } from '../../db/portal-db';
import { positionRowOf } from './position-row';

type Db = Kysely<PortalDb>;

/** Statuses of loans that have no position: sold, or ended without a sale. */
const CLOSED = ['27', ...statusesOf(['ended']).codes];

/**
 * Stores the positions of loans whose pipeline rows were just written, and removes those of loans that have none any more. A loan
 * whose pipeline row has another version is left out: whoever wrote that row stores its position.
 */
export async function storePositions(db: Db, loans: readonly LoanDocument[]): Promise<void> {
  if (loans.length === 0) return;
  const rows = loans.flatMap((loan) => positionRowOf(loan) ?? []);
  const versions = JSON.stringify(loans.map(({ sLNm, version }) => ({ loan_num: sLNm, version })));
  await sql`
    with current as materialized (
      select p.loan_num from portal.pipeline p
      join jsonb_to_recordset(${versions}::jsonb) as seen (loan_num text, version integer) using (loan_num, version)
      order by p.loan_num
      for share of p
    ), gone as (
      delete from portal.lock_positions where loan_num in (select loan_num from current)
        and loan_num <> all(${sql.val(rows.map((row) => row.loan_num))}::text[])
    )
    insert into portal.lock_positions as held
    select row.* from jsonb_populate_recordset(null::portal.lock_positions, ${JSON.stringify(rows)}::jsonb) row
    join current using (loan_num)
    order by row.loan_num
    on conflict (loan_num) do update set
      version = excluded.version, lock_status = excluded.lock_status, lock_expires = excluded.lock_expires,
      lock_days = excluded.lock_days, lock_price = excluded.lock_price, loan_type = excluded.loan_type,
      amount = excluded.amount, originator_paid = excluded.originator_paid, commitment_type = excluded.commitment_type,
      investor_program = excluded.investor_program, investor_days = excluded.investor_days,
      investor_expires = excluded.investor_expires, investor_points = excluded.investor_points,
      current_price = excluded.current_price, current_price_at = excluded.current_price_at
    where held.version <= excluded.version`.execute(db);
}

/** Numbers of locked loans without a position, and of positions without all their columns: both were indexed before there were any. */
export async function loansWithoutPosition(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline p
    left join portal.lock_positions held using (loan_num)
    where loan_num > ${after} and case when held.loan_num is null
      then "sRateLockStatusT" = '1' and "sStatusT" <> all(${sql.val(CLOSED)}::text[]) else held.originator_paid is null end
    order by loan_num limit ${limit}`.execute(db);
  return rows.map((row) => row.loan_num);
}
