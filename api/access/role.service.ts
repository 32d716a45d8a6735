import { loanMenuItems } from '../../domain/loan/menu';
import type { Portal } from '../portal';
import { uiAccess } from './role.queries';

/** `connectPortal` is the path of a page; the other keys are roles with their letter, `r` or `w` (rule ROLE-04). */
export type UiAccessRecord = { readonly connectPortal: string } & Readonly<Record<string, string>>;

/** An item of the loan menu with the roles that may write on its pages. */
export interface MenuAccess {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly writerRoles: readonly string[];
}

/** One record for each page. */
export async function uiAccessRecords(portal: Pick<Portal, 'db'>): Promise<UiAccessRecord[]> {
  const records = new Map<string, UiAccessRecord>();
  for (const row of await uiAccess(portal.db)) {
    const record = records.get(row.connect_portal) ?? { connectPortal: row.connect_portal };
    records.set(row.connect_portal, { ...record, [row.role]: row.letter });
  }
  return [...records.values()];
}

/** The loan menu in its order, with writer roles (decisions ROLE-15). */
export async function menuAccess(portal: Pick<Portal, 'db'>): Promise<MenuAccess[]> {
  const rows = await uiAccess(portal.db);
  return loanMenuItems.map(({ id, title, path }) => ({
    id,
    title,
    path,
    writerRoles: rows.filter((row) => row.connect_portal === path && row.letter === 'w').map((row) => row.role),
  }));
}
