import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import { nameWriters } from '../live/live.queries';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';

/** Updates the row of a loan; the same or a newer version is kept. */
export async function indexLoan(db: Kysely<PortalDb>, loan: LoanDocument): Promise<void> {
  await upsertRows(db, [indexRowOf(loan)]);
}

/**
 * Updates the index after a write that the LOS completed, and names its author to open pages. If that fails, the write still
 * succeeds; the change feed updates the row later.
 */
export async function followWrite(
  portal: Pick<AppContext, 'db' | 'log'>,
  author: Pick<Actor, 'login' | 'displayName'>,
  loan: LoanDocument,
): Promise<void> {
  const { sLNm: loanNum, version } = loan;
  try {
    await portal.db.transaction().execute(async (trx) => {
      await indexLoan(trx, loan);
      await nameWriters(trx, [{ loanNum, version, by: { login: author.login, name: author.displayName } }]);
    });
  } catch (error) {
    portal.log.error({ err: error, loanNum }, 'the pipeline index will follow from the change feed');
  }
}
