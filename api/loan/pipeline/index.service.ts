import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';

/** Brings the row of a loan to its version; one that is there or newer stays. */
export async function indexLoan(db: Kysely<PortalDb>, loan: LoanDocument): Promise<void> {
  await upsertRows(db, [indexRowOf(loan)]);
}

/**
 * Lets the index follow a write that the LOS has done. Where that fails the write stays done and answered: the change feed
 * brings the row later.
 */
export async function followWrite(portal: Pick<AppContext, 'db' | 'log'>, loan: LoanDocument): Promise<void> {
  try {
    await indexLoan(portal.db, loan);
  } catch (error) {
    portal.log.error({ err: error, loanNum: loan.sLNm }, 'the pipeline index will follow from the change feed');
  }
}
