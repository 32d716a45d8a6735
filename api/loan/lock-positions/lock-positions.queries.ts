import { type Kysely, sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { statusesOf } from '../../../domain/loan/status';
import type { PortalDb } from '../../db/portal-db';
import { type LoanRows, loanRows } from '../stored-loan-rows';
import { positionRowOf } from './position-row';

type Db = Kysely<PortalDb>;

/** Statuses of loans that have no position: sold, or ended without a sale. */
const CLOSED = ['27', ...statusesOf(['ended']).codes];

const table = {
  name: 'portal.lock_positions',
  columns: [
    ...(['version', 'lock_status', 'lock_expires', 'lock_days', 'lock_price', 'loan_type', 'amount'] as const),
    ...(['originator_paid', 'commitment_type', 'investor_program', 'investor_days', 'investor_expires'] as const),
    ...(['investor_points', 'current_price', 'current_price_at'] as const),
  ],
} as const;

/** The positions of loans; those that have none any more lose theirs. */
export const positionRows = (loans: readonly LoanDocument[]): LoanRows =>
  loanRows(
    table,
    loans.flatMap((loan) => positionRowOf(loan) ?? []),
  );

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
