import { type Kysely, sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { PortalDb } from '../../db/portal-db';
import { historyRowOf } from './history-row';

/** Columns of the last lock, which a loan may lose when its lock is canceled: fallout is counted by it. */
const lock = ['locked_on', 'lock_expires'] as const;

const columns = [
  ...(['version', 'applied', 'registered', 'submitted', 'approved', 'clear_to_close', 'docs_ordered'] as const),
  ...(['docs_out', 'docs_back', 'funding_conditions', 'funded', 'outcome', 'outcome_on', 'lock_status'] as const),
] as const;

const assignments = sql.join([
  ...columns.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`),
  ...lock.map((name) => sql`${sql.id(name)} = coalesce(excluded.${sql.id(name)}, held.${sql.id(name)})`),
]);

/**
 * Stores the histories of loans whose pipeline rows were just written. A loan whose pipeline row has another version is left out:
 * who wrote that row stores its history.
 */
export async function storeHistory(db: Kysely<PortalDb>, loans: readonly LoanDocument[]): Promise<void> {
  if (loans.length === 0) return;
  await sql`
    insert into portal.loan_history as held
    select row.* from jsonb_populate_recordset(null::portal.loan_history, ${JSON.stringify(loans.map(historyRowOf))}::jsonb) row
    join portal.pipeline p using (loan_num, version)
    order by row.loan_num
    on conflict (loan_num) do update set ${assignments} where held.version <= excluded.version`.execute(db);
}

/** Numbers of loans that were indexed before there was a history. */
export async function loansWithoutHistory(db: Kysely<PortalDb>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline p left join portal.loan_history held using (loan_num)
    where loan_num > ${after} and held.loan_num is null order by loan_num limit ${limit}`.execute(db);
  return rows.map((row) => row.loan_num);
}
