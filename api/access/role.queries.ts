import type { Kysely } from 'kysely';
import type { RoleRecord } from '../../domain/access/permissions';
import type { PortalDb } from '../db/portal-db';

/** The record of every role, employees first. */
export async function roleRecords(db: Kysely<PortalDb>): Promise<(RoleRecord & { readonly version: number })[]> {
  const rows = await db.selectFrom('portal.role_permissions').selectAll().orderBy('is_pml').orderBy('role').execute();
  return rows.map((row) => ({
    role: row.role,
    isPml: row.is_pml,
    menuPermissions: row.menu_permissions,
    loanStatusPermissions: row.loan_status_permissions,
    version: row.version,
  }));
}

/** What each role may do with each page, by path and role. */
export const uiAccess = (db: Kysely<PortalDb>) =>
  db.selectFrom('portal.ui_access').selectAll().orderBy('connect_portal').orderBy('role').execute();
