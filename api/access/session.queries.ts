import { type Kysely, sql } from 'kysely';
import type { RoleRecord } from '../../domain/access/permissions';
import type { RoleLetter } from '../../domain/access/ui-access';
import type { PortalDb } from '../db/portal-db';

/** A live session with all the permissions of its user, as one row. */
export interface ActorRow {
  readonly session_id: string;
  readonly is_lqb: boolean;
  readonly ends_at: Date;
  readonly user_id: string;
  readonly login: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly display_name: string | null;
  readonly is_pml: boolean;
  readonly is_retail: boolean;
  readonly temporary_until: Date | null;
  readonly branch_name: string | null;
  readonly company_name: string | null;
  readonly price_group: string | null;
  readonly mini_correspondent_price_group: string | null;
  readonly can_view_mini: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly shortcuts: readonly string[];
  readonly version: number;
  readonly roles: readonly string[];
  /** What those roles open and edit, from the user's own set. */
  readonly records: readonly RoleRecord[];
  /** What those roles may do with pages. */
  readonly letters: readonly RoleLetter[];
}

/**
 * The user of a live session: not revoked, not expired, user not disabled. One query with index lookups, because it runs on
 * every call.
 */
export async function liveSession(
  db: Kysely<PortalDb>,
  session: { readonly sessionId: string; readonly userId: string },
  now: Date,
): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    select s.id as session_id, s.is_lqb, s.ends_at, u.id as user_id, u.login, u.email, u.first_name, u.last_name,
      u.display_name, u.is_pml, u.is_retail, u.temporary_until, u.branch_name, u.company_name,
      u.price_group, u.mini_correspondent_price_group, u.can_view_mini, u.settings, u.shortcuts, u.version,
      coalesce(r.roles, '[]') as roles, coalesce(r.records, '[]') as records,
      coalesce(l.letters, '[]') as letters
    from portal.sessions s
    join portal.users u on u.id = s.user_id
    left join lateral (
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
    ) l on true
    where s.id = ${session.sessionId} and s.user_id = ${session.userId}
      and s.revoked_at is null and s.ends_at > ${now} and u.disabled_at is null`.execute(db);
  return rows[0];
}
