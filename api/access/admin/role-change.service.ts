import { sql, type Transaction } from 'kysely';
import { permissionsOf, type RoleRecord } from '../../../domain/access/permissions';
import type { CountedRole, RoleChange, RoleImpact, SavedRoleChange } from '../../../domain/access/role.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { notFound } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { stale } from '../../http/records';
import { roleRecords } from '../role.queries';
import { countedRoles, keyOf } from './role-record';

const withChange = (record: RoleRecord, change: RoleChange) => ({
  menuPermissions: [...new Set(change.menuPermissions ?? record.menuPermissions)],
  loanStatusPermissions: [...new Set(change.loanStatusPermissions ?? record.loanStatusPermissions)],
});

const sameSet = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

async function applyChange(
  trx: Transaction<PortalDb>,
  record: RoleRecord,
  change: SavedRoleChange,
  caller: Caller<Author>,
): Promise<void> {
  const { menuPermissions, loanStatusPermissions } = withChange(record, change);
  const before = { menuPermissions: record.menuPermissions, loanStatusPermissions: record.loanStatusPermissions };
  if (sameSet(before.menuPermissions, menuPermissions) && sameSet(before.loanStatusPermissions, loanStatusPermissions))
    return;
  await trx
    .updateTable('portal.role_permissions')
    .set((is) => ({
      menu_permissions: menuPermissions,
      loan_status_permissions: loanStatusPermissions,
      version: is('version', '+', 1),
    }))
    .where('role', '=', change.role)
    .where('is_pml', '=', change.isPml)
    .execute();
  const after = { menuPermissions, loanStatusPermissions };
  await audit(trx, caller, {
    action: 'role.change',
    subject: `role:${change.role}`,
    before,
    // It may have overwritten a change that its caller had not read.
    after: change.version === undefined ? { ...after, versionChecked: false } : after,
  });
}

/**
 * Changes roles, all or none. 409 `stale` with the roles that someone else changed first, unless the change names no version; 404 if there is no such role. The
 * change applies from the next call of each user with the role.
 */
export async function changeRoles(
  portal: Pick<AppContext, 'db'>,
  changes: readonly SavedRoleChange[],
  caller: Caller<Author>,
): Promise<CountedRole[]> {
  return portal.db.transaction().execute(async (trx) => {
    // Locked in a fixed order, so that two saves of the same roles wait for each other instead of deadlocking.
    await sql`select from portal.role_permissions order by is_pml, role for update`.execute(trx);
    const records = new Map((await roleRecords(trx)).map((record) => [keyOf(record), record]));
    const pairs = changes.map((change) => ({ change, record: records.get(keyOf(change)) }));
    const outdated = pairs.filter(
      ({ change, record }) => record && change.version !== undefined && record.version !== change.version,
    );
    if (outdated.length > 0) throw stale({ roles: outdated.map(({ record }) => record) });
    for (const { change, record } of pairs) {
      if (record === undefined) throw notFound('no-role');
      await applyChange(trx, record, change, caller);
    }
    const keys = new Set(changes.map(keyOf));
    return (await countedRoles(trx).orderBy('record.id').execute()).filter((record) => keys.has(keyOf(record)));
  });
}

interface Holders {
  readonly is_pml: boolean;
  readonly roles: readonly string[];
  readonly people: number;
}

/**
 * The users affected by the changes. Users who keep the access through another role are not affected (rules ROLE-05 to -07).
 */
export async function impactOf({ db }: Pick<AppContext, 'db'>, changes: readonly RoleChange[]): Promise<RoleImpact> {
  const now = await roleRecords(db);
  const wanted = new Map(changes.map((change) => [keyOf(change), change]));
  const then = now.map((record) => {
    const change = wanted.get(keyOf(record));
    return change ? { ...record, ...withChange(record, change) } : record;
  });
  const names = changes.map(({ role }) => role);
  const { rows } = await sql<Holders>`
    select is_pml, roles, count(*)::int as people from (
      select u.is_pml, array_agg(held.role order by held.role) as roles
      from portal.user_roles held join portal.users u on u.id = held.user_id
      where u.disabled_at is null
        and u.id in (select touched.user_id from portal.user_roles touched where touched.role = any(${names}))
      group by u.id
    ) holders group by is_pml, roles`.execute(db);
  const holders = rows.filter(({ is_pml, roles }) => roles.some((role) => wanted.has(keyOf({ role, isPml: is_pml }))));
  const notices = ({ is_pml, roles }: Holders): boolean => {
    const user = { roles, isPml: is_pml };
    const [before, after] = [permissionsOf(user, now), permissionsOf(user, then)];
    return (
      !sameSet(before.menuPermissions, after.menuPermissions) || !sameSet(before.editPermissions, after.editPermissions)
    );
  };
  const sum = (of: readonly Holders[]): number => of.reduce((all, { people }) => all + people, 0);
  return { people: sum(holders), noticing: sum(holders.filter(notices)) };
}
