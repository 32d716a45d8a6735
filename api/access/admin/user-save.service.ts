import type { Transaction } from 'kysely';
import { isExternalRole, roleNamed } from '../../../domain/access/roles';
import type { SentUser, UserRecord } from '../../../domain/access/user.schemas';
import type { UserValues } from '../../../domain/access/user-fields';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { invalid, notFound, refuse } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { assertCurrent } from '../../http/records';
import { insertUser } from '../new-user.queries';
import { mailPasswordLink } from '../password-link.service';
import { endUnprovedUser } from '../registration/unproved-user';
import { temporaryUntil } from '../temporary-password';
import { canonicalLogin, dropMailed, dropPasswordLink } from '../user.queries';
import { loginProblem } from '../users.service';
import { mailAddressChange } from './address-notice';
import { assertAdministratorLeft, lockAdministrators } from './administrators';
import { firstPassword, mailPassword } from './first-password';
import { checkOrganization } from './user-organization';
import { userRecord } from './user-record';

/** A user to save, identified by login. */
export type UserSave = SentUser & { readonly login: string };

type Trx = Transaction<PortalDb>;

/** The roles by their exact names. Throws if one does not exist or belongs to the other side (rule ROLE-07). */
function rolesOf({ roles = [], isPml }: UserSave): string[] {
  const named = roles.map((role) => roleNamed(role));
  if (named.some((role) => role === undefined || isExternalRole(role) !== isPml))
    throw invalid('fields-not-valid', { roles: 'role-of-others' });
  return [...new Set(named.map(String))].sort();
}

const auditedFields = ({ id: _, login: __, version: ___, lastSignInAt: ____, locked: _____, ...kept }: UserRecord) =>
  kept;

async function mustFind(trx: Trx, save: Pick<UserSave, 'login' | 'isPml'>): Promise<UserRecord> {
  const found = await userRecord(trx, save.login, save.isPml);
  if (found === undefined) throw notFound('no-user');
  return found;
}

/** Saves a user and returns the result. 409 `stale` if someone else saved first. */
export const saveUser = (portal: AppContext, save: UserSave, caller: Caller<Author>): Promise<UserRecord> =>
  save.version === undefined ? createOne(portal, save, caller) : changeOne(portal, save, caller);

/**
 * Only the new user learns the password: it is emailed, and if the mail fails no user is created. A retail employee, who may not
 * use the form (rule AUTH-27), gets a link for choosing one instead, and no one ever knows the first one.
 */
async function createOne(portal: AppContext, save: UserSave, caller: Caller<Author>): Promise<UserRecord> {
  const login = canonicalLogin(save.login);
  const problem = loginProblem(login);
  if (problem) throw invalid('user-incomplete', { login: problem });
  const { firstName = '', lastName = '', email, ...values } = save.values;
  if (!email) throw invalid('user-incomplete');
  const roles = rolesOf(save);
  const password = await firstPassword();
  return portal.db.transaction().execute(async (trx) => {
    const place = await checkOrganization(trx, values);
    const temporary = { temporaryUntil: temporaryUntil(portal.clock()) };
    const facts = { login, email, firstName, lastName, roles, isPml: save.isPml, ...temporary };
    const user = { ...facts, ...values, ...place };
    await endUnprovedUser(trx, login, caller);
    const id = await insertUser(trx, user, password.hash, portal.clock());
    if (id === null) throw invalid('user-incomplete', { login: 'user-id-taken' });
    const after = await mustFind(trx, save);
    await audit(trx, caller, {
      action: 'user.create',
      subject: `user:${login}`,
      after: auditedFields(after),
    });
    if (values.isRetail) await mailPasswordLink(portal, trx, { id, login, email }, 'new');
    else await mailPassword(portal, { login, email }, password.text, 'new');
    return after;
  });
}

const columns = (values: UserValues) => ({
  ...(values.firstName === undefined ? {} : { first_name: values.firstName }),
  ...(values.lastName === undefined ? {} : { last_name: values.lastName }),
  ...(values.email === undefined ? {} : { email: values.email }),
  ...(values.phone === undefined ? {} : { phone: values.phone }),
  ...(values.fax === undefined ? {} : { fax: values.fax }),
  ...(values.nmlsId === undefined ? {} : { nmls_id: values.nmlsId }),
  ...(values.priceGroup === undefined ? {} : { price_group: values.priceGroup }),
  ...(values.miniCorrespondentPriceGroup === undefined
    ? {}
    : { mini_correspondent_price_group: values.miniCorrespondentPriceGroup }),
  ...(values.canViewMini === undefined ? {} : { can_view_mini: values.canViewMini }),
  ...(values.isRetail === undefined ? {} : { is_retail: values.isRetail }),
  ...(values.branchName === undefined ? {} : { branch_name: values.branchName }),
  ...(values.companyName === undefined ? {} : { company_name: values.companyName }),
});

/** Roles apply from the user's next call: sessions read them on each call. */
async function replaceRoles(trx: Trx, userId: string, roles: readonly string[]): Promise<void> {
  await trx.deleteFrom('portal.user_roles').where('user_id', '=', userId).execute();
  const rows = roles.map((role) => ({ user_id: userId, role }));
  if (rows.length > 0) await trx.insertInto('portal.user_roles').values(rows).execute();
}

const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

async function changeOne(portal: AppContext, save: UserSave, caller: Caller<Author>): Promise<UserRecord> {
  const login = canonicalLogin(save.login);
  const roles = save.roles === undefined ? undefined : rolesOf(save);
  return portal.db.transaction().execute(async (trx) => {
    if (roles !== undefined) await lockAdministrators(trx);
    const stored = await trx
      .selectFrom('portal.users')
      .select('id')
      .where('login', '=', login)
      .forUpdate()
      .executeTakeFirst();
    const before = await mustFind(trx, save);
    assertCurrent(save.version, before);
    if (stored === undefined) return before;
    const place = await checkOrganization(trx, save.values);
    const row = columns({ ...save.values, ...place });
    await trx
      .updateTable('portal.users')
      .set((is) => ({ ...row, unproved: false, record_version: is('record_version', '+', 1) }))
      .where('id', '=', stored.id)
      .execute();
    if (save.values.email !== undefined && save.values.email !== before.email) {
      await dropMailed(trx, stored.id);
      await mailAddressChange(portal, trx, before);
    }
    if (save.values.isRetail === false) await dropPasswordLink(trx, stored.id);
    if (roles !== undefined && !sameRoles(roles, before.roles)) {
      if (login === caller.actor.login) throw refuse('conflict', 'own-roles');
      await replaceRoles(trx, stored.id, roles);
      await assertAdministratorLeft(trx);
    }
    const after = await mustFind(trx, save);
    await audit(trx, caller, {
      action: 'user.change',
      subject: `user:${login}`,
      before: auditedFields(before),
      after: auditedFields(after),
    });
    return after;
  });
}
