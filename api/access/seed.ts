import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../../config/config-error';
import { demoPassword, demoUsers } from '../../config/demo/users';
import { defaultRoles, defaultUiAccess } from '../../config/roles';
import { englishText } from '../../domain/messages/english-text';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { portalCaller } from '../http/caller';
import { insertUser, type NewUser } from './new-user.queries';
import { passwordProblem } from './password-rules';
import { hashPassword } from './passwords';

/** An arbitrary number, the same in every process, so that two portals that start together seed only once. */
const SEED_LOCK = 730_214;

async function isEmpty(db: Kysely<PortalDb>, table: 'portal.users' | 'portal.role_permissions'): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (select from ${sql.table(table)}) as there`.execute(db);
  return rows[0]?.there !== true;
}

async function seedRoles(trx: Kysely<PortalDb>): Promise<void> {
  if (!(await isEmpty(trx, 'portal.role_permissions'))) return;
  await trx
    .insertInto('portal.role_permissions')
    .values(
      defaultRoles.map((record) => ({
        role: record.role,
        is_pml: record.isPml,
        menu_permissions: [...record.menuPermissions],
        loan_status_permissions: [...record.loanStatusPermissions],
      })),
    )
    .execute();
  const letters = defaultUiAccess.flatMap(({ connectPortal, ...roles }) =>
    Object.entries(roles).map(([role, letter]) => ({
      connect_portal: connectPortal,
      role,
      letter: letter as 'r' | 'w',
    })),
  );
  await trx.insertInto('portal.ui_access').values(letters).execute();
}

/** The users of a first start: one per role in demo mode, otherwise the administrator named in the environment. */
function firstUsers({ config }: Pick<AppContext, 'config'>): NewUser[] {
  if (config.demo) return demoUsers.map((user) => ({ ...user, roles: [user.role], password: demoPassword }));
  if (config.firstAdmin === undefined) return [];
  const { email, password } = config.firstAdmin;
  const administrator = { login: 'administrator', firstName: 'Portal', lastName: 'Administrator' };
  return [{ ...administrator, email, password, roles: ['Administrator'], isPml: false }];
}

/**
 * Creates role records and first users if there are none; safe to repeat, even by two processes at once. Outside demo mode,
 * without FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD, it creates no user and logs that. Throws if the rules refuse that password.
 */
export async function seedAccess(portal: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const users = (await isEmpty(portal.db, 'portal.users')) ? firstUsers(portal) : [];
  for (const user of portal.config.demo ? [] : users) {
    const problem = await passwordProblem(user.password, user);
    if (problem !== null) throw new ConfigError([`FIRST_ADMIN_PASSWORD is not allowed. ${englishText(problem)}`]);
  }
  const hashed = await Promise.all(users.map(async (user) => ({ user, hash: await hashPassword(user.password) })));
  const empty = await portal.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    await seedRoles(trx);
    if (!(await isEmpty(trx, 'portal.users'))) return false;
    for (const { user, hash } of hashed) {
      await insertUser(trx, user, hash, portal.clock());
      if (portal.config.demo) continue;
      const after = { email: user.email, roles: user.roles, from: 'FIRST_ADMIN_EMAIL' };
      await audit(trx, portalCaller, { action: 'user.create', subject: `user:${user.login}`, after });
    }
    return hashed.length === 0;
  });
  if (empty) {
    portal.log.warn('There is no user: start once with FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD to create one.');
  }
}
