import type { Transaction } from 'kysely';
import type { PasswordOwner } from '../../domain/access/password-rules';
import type { AuditAction } from '../../domain/audit/audit-actions';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { type FieldProblems, invalid, notFound, refuse } from '../http/app-error';
import type { Author, Caller } from '../http/caller';
import { lenderNames } from '../reference/reference.service';
import { assertAdministratorLeft, lockAdministrators } from './admin/administrators';
import { insertUser, type NewUser, type NewUserFacts } from './new-user.queries';
import { mailPasswordChange, type PasswordChangeBy } from './password-notice';
import { passwordProblem } from './password-rules';
import { hashPassword } from './passwords';
import { canonicalLogin, revokeAccess, type User, userByLogin } from './user.queries';

/** A user, or the portal itself. */
type By = Caller<Author | null>;

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** The format of a user ID, in lower case. */
const LOGIN = /^[a-z0-9][a-z0-9._@+-]{1,99}$/;

/** Why a new user cannot have this ID, in its canonical form. */
export const loginProblem = (login: string): 'user-id-characters' | undefined =>
  LOGIN.test(login) ? undefined : 'user-id-characters';

const entry = (action: AuditAction, login: string) => ({ action, subject: `user:${login}` });

/** Why a new user cannot be created, by field; null if they can. */
async function newUserProblems(portal: Parts, user: NewUser): Promise<FieldProblems | null> {
  const problem = await passwordProblem(user.password, user, await lenderNames(portal.db));
  const login = loginProblem(canonicalLogin(user.login));
  const fields = {
    ...(login && { login }),
    ...(problem === null ? {} : { password: problem }),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

/** The hash of a new user's password. 422 with fields if the login or password is not allowed. */
export async function checkedPasswordHash(portal: Parts, user: NewUser): Promise<string> {
  const problems = await newUserProblems(portal, user);
  if (problems) throw invalid('user-incomplete', problems);
  return hashPassword(user.password);
}

/** Stores a new user, and returns the ID. 422 if the login is taken. */
export async function addUser(
  trx: Transaction<PortalDb>,
  user: NewUserFacts,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
  caller: By,
): Promise<string> {
  const id = await insertUser(trx, user, passwordHash, now);
  if (id === null) throw invalid('user-incomplete', { login: 'user-id-taken' });
  await audit(trx, caller, {
    ...entry('user.create', canonicalLogin(user.login)),
    after: { roles: user.roles, isPml: user.isPml },
  });
  return id;
}

/** Creates a user. 422 with fields if the login or password is not allowed, or the login is taken. */
export async function createUser(portal: Parts, user: NewUser, caller: By): Promise<void> {
  const passwordHash = await checkedPasswordHash(portal, user);
  await portal.db.transaction().execute((trx) => addUser(trx, user, { passwordHash, now: portal.clock() }, caller));
}

async function changeUser(
  portal: Parts,
  login: string,
  change: (trx: Transaction<PortalDb>, user: User) => Promise<void>,
): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const user = await userByLogin(trx, login);
    if (user === undefined) throw notFound('no-user');
    await change(trx, user);
  });
}

/**
 * Disables a user: their sessions, PINs and remembered devices stop working immediately. 409 if they are the last enabled
 * Administrator.
 */
export const disableUser = (portal: Parts, login: string, caller: By): Promise<void> =>
  changeUser(portal, login, async (trx, user) => {
    await lockAdministrators(trx);
    const now = portal.clock();
    await trx
      .updateTable('portal.users')
      .set((is) => ({ disabled_at: now, version: is('version', '+', 1), record_version: is('record_version', '+', 1) }))
      .where('id', '=', user.id)
      .where('disabled_at', 'is', null)
      .execute();
    await revokeAccess(trx, user.id, now, 'disabled');
    await assertAdministratorLeft(trx);
    await audit(trx, caller, entry('user.disable', user.login));
  });

/** Lets a disabled user sign in again. */
export const enableUser = (portal: Parts, login: string, caller: By): Promise<void> =>
  changeUser(portal, login, async (trx, user) => {
    await trx
      .updateTable('portal.users')
      .set((is) => ({
        disabled_at: null,
        version: is('version', '+', 1),
        record_version: is('record_version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute();
    await audit(trx, caller, entry('user.enable', user.login));
  });

/** Assigns roles to a user; they apply from the user's next call. */
export const setRoles = (portal: Parts, login: string, roles: readonly string[], caller: By): Promise<void> =>
  changeUser(portal, login, async (trx, user) => {
    await lockAdministrators(trx);
    const before = await trx.selectFrom('portal.user_roles').select('role').where('user_id', '=', user.id).execute();
    await trx.deleteFrom('portal.user_roles').where('user_id', '=', user.id).execute();
    const rows = roles.map((role) => ({ user_id: user.id, role }));
    if (rows.length > 0) await trx.insertInto('portal.user_roles').values(rows).execute();
    await assertAdministratorLeft(trx);
    await audit(trx, caller, {
      ...entry('user.change', user.login),
      before: { roles: before.map((row) => row.role) },
      after: { roles },
    });
  });

/** The user's current and new password. */
interface PasswordChange {
  readonly user: User;
  readonly password: string;
  /** The session that continues; all others end. */
  readonly keepSession?: string;
  /** When the password expires; absent if the user chose it. */
  readonly temporaryUntil?: Date | null;
  readonly by: PasswordChangeBy;
  /** Uses up what allows the change, in its transaction. */
  readonly claim?: (trx: Transaction<PortalDb>) => Promise<void>;
}

const ownerOf = (user: User): PasswordOwner => ({
  login: user.login,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  companyName: user.company_name,
  branchName: user.branch_name,
});

/**
 * Sets a password, ends all other sessions, PINs and remembered devices of the user, and mails them that it was changed. 422 if the rules refuse it; 409 if
 * someone else changed it at the same moment.
 */
export async function setPassword(
  portal: Parts & Pick<AppContext, 'vault'>,
  change: PasswordChange,
  caller: By,
): Promise<void> {
  const { user, password, keepSession, temporaryUntil = null, by, claim } = change;
  const problem = await passwordProblem(password, ownerOf(user), await lenderNames(portal.db));
  if (problem !== null) throw invalid('new-password-refused', { newPassword: problem });
  const passwordHash = await hashPassword(password);
  await portal.db.transaction().execute(async (trx) => {
    await claim?.(trx);
    const { numUpdatedRows } = await trx
      .updateTable('portal.users')
      .set((is) => ({
        password_hash: passwordHash,
        temporary_until: temporaryUntil,
        unproved: false,
        version: is('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw refuse('conflict', 'password-just-changed');
    await revokeAccess(trx, user.id, portal.clock(), 'password-change', keepSession);
    await mailPasswordChange(portal, trx, user, by);
    await audit(trx, caller, entry('user.password', user.login));
  });
}
