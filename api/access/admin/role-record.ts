import { type Kysely, sql } from 'kysely';
import type { RoleRecord } from '../../../domain/access/permissions';
import type { PortalDb } from '../../db/portal-db';
import { oneOf, yesNo } from '../../http/list-filters';
import type { List } from '../../http/list-query';

/** The key of a role within its set. */
export const keyOf = ({ role, isPml }: Pick<RoleRecord, 'role' | 'isPml'>): string => `${isPml}:${role}`;

/** Enabled people who hold the role on its side. */
const people = sql<number>`(
  select count(*)::int from portal.user_roles held join portal.users u on u.id = held.user_id
  where held.role = record.role and u.is_pml = record.is_pml and u.disabled_at is null)`;

/** Roles, each with how many people hold it. Both sides have roles of the same name, so the ID names the side too. */
export const countedRoles = (db: Kysely<PortalDb>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('portal.role_permissions')
        .selectAll()
        .select(sql<string>`case when is_pml then 'external:' else 'employee:' end || role`.as('id'))
        .as('record'),
    )
    .select([
      'record.id',
      'record.role',
      'record.is_pml as isPml',
      'record.menu_permissions as menuPermissions',
      'record.loan_status_permissions as loanStatusPermissions',
      'record.version',
      people.as('people'),
    ]);

/** How roles are sorted and filtered; employees first. */
export const roleList: List = {
  unit: 'roles',
  sorts: { id: 'record.id', role: 'record.role' },
  filters: { role: oneOf('record.role'), isPml: yesNo('record.is_pml') },
  first: ['id', 'ASC'],
  key: 'record.id',
};
