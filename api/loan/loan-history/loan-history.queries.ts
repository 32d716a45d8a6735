import { type Kysely, sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { PortalDb } from '../../db/portal-db';
import { type LoanRows, loanRows } from '../stored-loan-rows';
import { historyRowOf } from './history-row';

const table = {
  name: 'portal.loan_history',
  columns: [
    ...(['version', 'applied', 'registered', 'submitted', 'approved', 'clear_to_close', 'docs_ordered'] as const),
    ...(['docs_out', 'docs_back', 'funding_conditions', 'funded', 'outcome', 'outcome_on', 'lock_status'] as const),
  ],
  /** Of the last lock, which a loan may lose when its lock is canceled: fallout is counted by it. */
  lasting: ['locked_on', 'lock_expires'],
} as const;

/** The histories of loans. */
export const historyRows = (loans: readonly LoanDocument[]): LoanRows => loanRows(table, loans.map(historyRowOf));

/** Numbers of loans that were indexed before there was a history. */
export async function loansWithoutHistory(db: Kysely<PortalDb>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ loan_num: string }>`
    select loan_num from portal.pipeline p left join portal.loan_history held using (loan_num)
    where loan_num > ${after} and held.loan_num is null order by loan_num limit ${limit}`.execute(db);
  return rows.map((row) => row.loan_num);
}
