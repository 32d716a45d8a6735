import type { Transaction } from 'kysely';
import type { LetterChange, UiAccessRecord } from '../../../domain/access/role.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { Author, Caller } from '../../http/caller';
import { stale } from '../../http/records';
import { uiAccessRecords } from '../role.service';

async function lettersOf(trx: Transaction<PortalDb>, page: string): Promise<Readonly<Record<string, string>>> {
  const rows = await trx
    .selectFrom('portal.ui_access')
    .select(['role', 'letter'])
    .where('connect_portal', '=', page)
    .orderBy('role')
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map(({ role, letter }) => [role, letter]));
}

async function setLetter(trx: Transaction<PortalDb>, { connectPortal, role, after }: LetterChange): Promise<void> {
  if (after === null) {
    await trx
      .deleteFrom('portal.ui_access')
      .where('connect_portal', '=', connectPortal)
      .where('role', '=', role)
      .execute();
    return;
  }
  await trx
    .insertInto('portal.ui_access')
    .values({ connect_portal: connectPortal, role, letter: after })
    .onConflict((conflict) => conflict.columns(['connect_portal', 'role']).doUpdateSet({ letter: after }))
    .execute();
}

/** Serializes writers, because a missing letter has no row to lock. */
const lockTable = (trx: Transaction<PortalDb>) =>
  trx.selectFrom('portal.role_permissions').select('role').orderBy('is_pml').orderBy('role').forUpdate().execute();

/**
 * Changes what roles may do with pages, all or nothing. Each letter names the value its writer read: administrators who change
 * different letters both succeed; 409 `stale` returns the current pages if the same letter was changed first.
 */
export async function changeUiAccess(
  portal: AppContext,
  changes: readonly LetterChange[],
  caller: Caller<Author>,
): Promise<UiAccessRecord[]> {
  await portal.db.transaction().execute(async (trx) => {
    await lockTable(trx);
    for (const page of new Set(changes.map(({ connectPortal }) => connectPortal))) {
      const ofPage = changes.filter(({ connectPortal }) => connectPortal === page);
      const before = await lettersOf(trx, page);
      if (ofPage.some((change) => (before[change.role] ?? null) !== change.before))
        throw stale({ connectPortal: page, ...before });
      for (const change of ofPage) await setLetter(trx, change);
      const after = await lettersOf(trx, page);
      const subject = `ui-access:${page}`;
      await audit(trx, caller, { action: 'ui-access.change', subject, before, after });
    }
  });
  return uiAccessRecords(portal);
}
