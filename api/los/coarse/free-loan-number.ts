import { sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import { loanNumber } from '../loan-rules/loan-number';
import type { CoarseContext } from './coarse-context';

/** A number that no loan of the LOS has; it may have loans that the journal never saw. */
export async function freeLoanNumber({ coarse, db, clock }: CoarseContext): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ next: number }>`select nextval('journal.loan_number_seq') as next`.execute(db);
    const number = loanNumber(pacificDate(clock()), rows[0]?.next ?? 0);
    if ((await coarse.load(number)) === null) return number;
  }
}
