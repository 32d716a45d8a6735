import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import type { Vault } from '../../ports/keys/vault';
import { storeLikeness } from '../likeness/likeness.service';
import { nameWriters } from '../live/live.queries';
import { storePositions } from '../lock-positions/lock-positions.queries';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';

/** Updates the rows of loans; the same or a newer version is kept, unless its row was written before `since`. */
export async function indexLoans(
  db: Kysely<PortalDb>,
  vault: Vault,
  loans: readonly LoanDocument[],
  since?: Date,
): Promise<void> {
  await upsertRows(db, loans.map(indexRowOf), since);
  await storePositions(db, loans);
  await storeLikeness(db, vault, loans);
}

/**
 * Updates the index after a write that the LOS completed, and names its author to open pages. If that fails, the write still
 * succeeds; the change feed updates the row later.
 */
export async function followWrite(
  portal: Pick<AppContext, 'db' | 'log' | 'vault'>,
  author: Pick<Actor, 'login' | 'displayName'>,
  loan: LoanDocument,
): Promise<void> {
  const { sLNm: loanNum, version } = loan;
  try {
    await portal.db.transaction().execute(async (trx) => {
      await indexLoans(trx, portal.vault, [loan]);
      await nameWriters(trx, [{ loanNum, version, by: { login: author.login, name: author.displayName } }]);
    });
  } catch (error) {
    portal.log.error({ err: error, loanNum }, 'the pipeline index will follow from the change feed');
  }
}
