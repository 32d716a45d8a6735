import { openSession, resumeSession } from '../../api/access/session.service';
import { demoUsers } from '../../config/demo/users';
import { defaultRoles, defaultUiAccess } from '../../config/roles';
import { type RoleName, roleKey } from '../../domain/access/roles';
import type { TestPortal } from './test-portal';

/** A role's demo user with an access token, and what the role's first permissions allow. */
export interface RoleUser {
  readonly role: RoleName;
  readonly login: string;
  readonly token: string;
  readonly menu: readonly number[];
  /** The letter of each page, by its path; a page without one is hidden. */
  readonly letters: ReadonlyMap<string, string>;
  readonly statuses: readonly string[];
  readonly branch: string | null;
  readonly company: string | null;
  readonly isPml: boolean;
}

/** A new session of a demo user, without password and PIN. */
export async function sessionOf({ portal }: Pick<TestPortal, 'portal'>, login: string): Promise<string> {
  const { db } = portal;
  const { id } = await db.selectFrom('portal.users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
  const session = await openSession(portal, db, { userId: id, device: 'test', address: '127.0.0.1' });
  return (await resumeSession(portal, session))?.token ?? '';
}

export async function roleUser(at: Pick<TestPortal, 'portal'>, role: RoleName): Promise<RoleUser> {
  const user = demoUsers.find((one) => one.role === role);
  const record = defaultRoles.find((one) => one.role === role);
  if (!user || !record) throw new Error(`There is no demo user for ${role}.`);
  const login = roleKey(role);
  return {
    ...{ role, login, token: await sessionOf(at, login), isPml: record.isPml },
    ...{ menu: record.menuPermissions, statuses: record.loanStatusPermissions },
    letters: new Map(
      defaultUiAccess.flatMap(({ connectPortal, [role]: letter }) =>
        letter ? [[connectPortal, letter] as const] : [],
      ),
    ),
    ...{ branch: user.branchName, company: user.companyName },
  };
}
