import type { Kysely } from 'kysely';
import type { RoleName } from '../../domain/access/roles';
import type { PortalDb } from '../db/portal-db';

/** More people than anyone reads in a menu. */
const MAX_COUNT = 500;

/** Enabled users of a side who hold a role, by name. */
export async function roleHolders(db: Kysely<PortalDb>, role: RoleName, isPml: boolean) {
  return db
    .selectFrom('portal.users')
    .innerJoin('portal.user_roles', 'portal.user_roles.user_id', 'portal.users.id')
    .select([
      'login',
      'first_name',
      'last_name',
      'email',
      'phone',
      'fax',
      'is_pml',
      'is_retail',
      'branch_name',
      'company_name',
    ])
    .where('portal.user_roles.role', '=', role)
    .where('is_pml', '=', isPml)
    .where('disabled_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .limit(MAX_COUNT)
    .execute();
}
