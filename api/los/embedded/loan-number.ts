import { sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import { loanNumber } from '../loan-rules/loan-number';
import type { Db } from './los-db';

/**
 * A loan number that no loan had or will have: year and month of the Pacific day, then a counter that never starts again
 * (2611051394). A transaction that fails leaves a gap.
 */
export async function nextLoanNumber(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('los.loan_number_seq') as next`.execute(db);
  return loanNumber(pacificDate(now), rows[0]?.next ?? 0);
}
