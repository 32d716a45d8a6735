import { sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import type { Db } from './los-db';

/**
 * A loan number that no loan had or will have: year and month of the Pacific day, then a counter that never starts again
 * (2611051394). A transaction that fails leaves a gap.
 */
export async function nextLoanNumber(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('los.loan_number_seq') as next`.execute(db);
  return loanNumber(pacificDate(now), rows[0]?.next ?? 0);
}

/** The loan number of a day (YYYY-MM-DD) and a count. */
export const loanNumber = (day: string, count: number): string =>
  `${day.slice(2, 4)}${day.slice(5, 7)}${String(count).padStart(6, '0')}`;
