import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import type { Vault } from '../../ports/keys/vault';
import { storeFinalActions } from '../final-actions/final-actions.queries';
import { storeLikeness } from '../likeness/likeness.service';
import { nameWriters } from '../live/live.queries';
import { storeHistory } from '../loan-history/loan-history.queries';
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
  await storeFinalActions(db, loans);
  await storeHistory(db, loans);
  await storeLikeness(db, vault, loans);
}

/**
 * Updates the index after writes that the LOS completed, and names their author to open pages. If that fails, the writes still
 * succeed; the change feed updates the rows later.
 */
export async function followWrites(
  portal: Pick<AppContext, 'db' | 'log' | 'vault'>,
  { login, displayName: name }: Pick<Actor, 'login' | 'displayName'>,
  loans: readonly LoanDocument[],
): Promise<void> {
  try {
    await portal.db.transaction().execute(async (trx) => {
      await indexLoans(trx, portal.vault, loans);
      await nameWriters(
        trx,
        loans.map(({ sLNm: loanNum, version }) => ({ loanNum, version, by: { login, name } })),
      );
    });
  } catch (error) {
    const loanNums = loans.map(({ sLNm }) => sLNm);
    portal.log.error({ err: error, loanNums }, 'the pipeline index will follow from the change feed');
  }
}
