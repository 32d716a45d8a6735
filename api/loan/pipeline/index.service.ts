import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';

/** Updates the row of a loan; the same or a newer version is kept. */
export async function indexLoan(db: Kysely<PortalDb>, loan: LoanDocument): Promise<void> {
  await upsertRows(db, [indexRowOf(loan)]);
}

/**
 * Updates the index after a write that the LOS completed. If that fails, the write still succeeds; the change feed updates the
 * row later.
 */
export async function followWrite(portal: Pick<AppContext, 'db' | 'log'>, loan: LoanDocument): Promise<void> {
  try {
    await indexLoan(portal.db, loan);
  } catch (error) {
    portal.log.error({ err: error, loanNum: loan.sLNm }, 'the pipeline index will follow from the change feed');
  }
}
