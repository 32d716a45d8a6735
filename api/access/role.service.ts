import { pageWriters } from '../../domain/access/page-writers';
import type { MenuAccess, UiAccessRecord } from '../../domain/access/role.schemas';
import { menuAccess, roleLettersOf } from '../../domain/access/ui-access';
import type { MenuPage } from '../../domain/pages/loan-pages';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { roleRecords, uiAccess } from './role.queries';

/** What each role may do with each page: one record per page (rule ROLE-04). */
export async function uiAccessRecords(portal: Pick<AppContext, 'db'>): Promise<UiAccessRecord[]> {
  const records = new Map<string, UiAccessRecord>();
  for (const row of await uiAccess(portal.db)) {
    const record = records.get(row.connect_portal) ?? { connectPortal: row.connect_portal };
    records.set(row.connect_portal, { ...record, [row.role]: row.letter });
  }
  return [...records.values()];
}

/** Names of the roles that may write on a page of the loan, for users to whom it is read-only. */
export async function writersOfPage(
  portal: Pick<AppContext, 'db'>,
  actor: Pick<Actor, 'isPml'>,
  { page, status }: { readonly page: MenuPage; readonly status: string },
): Promise<readonly string[]> {
  const [records, letters] = await Promise.all([roleRecords(portal.db), uiAccessRecords(portal)]);
  return pageWriters(records, roleLettersOf(letters), { page, status, isPml: actor.isPml });
}

/** The loan menu in order, with writer roles. */
export const menuWithWriters = async (portal: Pick<AppContext, 'db'>): Promise<MenuAccess[]> =>
  menuAccess(await uiAccessRecords(portal));
