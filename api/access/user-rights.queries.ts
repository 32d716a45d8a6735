import { type RawBuilder, sql } from 'kysely';
import type { RoleRecord } from '../../domain/access/permissions';
import type { RoleLetter } from '../../domain/access/ui-access';

/** What a user may do, from their roles. */
export interface UserRights {
  readonly roles: readonly string[];
  /** What those roles open and edit, from the user's own set. */
  readonly records: readonly RoleRecord[];
  /** What those roles may do with pages. */
  readonly letters: readonly RoleLetter[];
}

/** The columns of `UserRights`, for a query that joins `joinedRights`. */
export const rightsColumns: RawBuilder<unknown> = sql`coalesce(r.roles, '[]') as roles,
  coalesce(r.records, '[]') as records, coalesce(l.letters, '[]') as letters`;

/** The rights of each user of a query from `portal.users u`. */
export const joinedRights: RawBuilder<unknown> = sql`left join lateral (
    select json_agg(ur.role order by ur.role) as roles,
      json_agg(json_build_object('role', p.role, 'isPml', p.is_pml, 'menuPermissions', p.menu_permissions,
        'loanStatusPermissions', p.loan_status_permissions)) filter (where p.role is not null) as records
    from portal.user_roles ur
    left join portal.role_permissions p on p.role = ur.role and p.is_pml = u.is_pml
    where ur.user_id = u.id
  ) r on true
  left join lateral (
    select json_agg(json_build_object('role', a.role, 'connectPortal', a.connect_portal, 'letter', a.letter)) as letters
    from portal.user_roles ur
    join portal.ui_access a on a.role = ur.role
    where ur.user_id = u.id
  ) l on true`;
