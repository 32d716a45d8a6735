import type { MenuAccess, UiAccessRecord } from '../../domain/access/role.schemas';
import { menuAccess } from '../../domain/access/ui-access';
import type { AppContext } from '../app-context';
import { uiAccess } from './role.queries';

/** What each role may do with each page: one record per page (rule ROLE-04). */
export async function uiAccessRecords(portal: Pick<AppContext, 'db'>): Promise<UiAccessRecord[]> {
  const records = new Map<string, UiAccessRecord>();
  for (const row of await uiAccess(portal.db)) {
    const record = records.get(row.connect_portal) ?? { connectPortal: row.connect_portal };
    records.set(row.connect_portal, { ...record, [row.role]: row.letter });
  }
  return [...records.values()];
}

/** The loan menu in order, with writer roles. */
export const menuWithWriters = async (portal: Pick<AppContext, 'db'>): Promise<MenuAccess[]> =>
  menuAccess(await uiAccessRecords(portal));
