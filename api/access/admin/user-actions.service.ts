import type { ActionResult } from '../../../domain/access/user.schemas';
import type { UserAction } from '../../../domain/access/user-fields';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import { AppError, notFound } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { temporaryUntil } from '../temporary-password';
import { throttle } from '../throttle';
import { canonicalLogin, revokeAccess, type User, userByLogin } from '../user.queries';
import { disableUser, enableUser } from '../users.service';
import { assertNotSelf } from './administrators';
import { firstPassword, mailPassword } from './first-password';

type Act = (portal: AppContext, user: User, caller: Caller<Author>) => Promise<void>;

const entry = (action: string, login: string) => ({ action, subject: `user:${login}` });

/** Clears wrong passwords and PINs, so that the user can try again immediately. */
async function resetThrottle(portal: AppContext, user: User): Promise<void> {
  await throttle(portal, 'password-user', user.login).clear();
  await throttle(portal, 'pin-user', user.id).clear();
  await throttle(portal, 'pin-mail', user.id).clear();
}

const unlock: Act = async (portal, user, caller) => {
  await resetThrottle(portal, user);
  await portal.db.transaction().execute(async (trx) => {
    await trx.updateTable('portal.users').set({ locked_until: null }).where('id', '=', user.id).execute();
    await audit(trx, caller, entry('user.unlock', user.login));
  });
};

/** Emails a new password and ends all sessions, PINs and remembered devices. If the mail fails, nothing changes. */
const resetPassword: Act = async (portal, user, caller) => {
  const password = await firstPassword();
  const temporary = temporaryUntil(user.is_retail, portal.clock());
  await portal.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.users')
      .set((is) => ({
        password_hash: password.hash,
        temporary_until: temporary,
        locked_until: null,
        version: is('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute();
    await revokeAccess(trx, user.id, portal.clock(), 'password-reset');
    await audit(trx, caller, entry('user.reset-password', user.login));
    await mailPassword(portal, { ...user, isTemporary: temporary !== null }, password.text, 'reset');
  });
  await resetThrottle(portal, user);
};

const acts: Readonly<Record<UserAction, Act>> = {
  disable: async (portal, user, caller) => {
    assertNotSelf(caller.actor, user.login);
    if (user.disabled_at === null) await disableUser(portal, user.login, caller);
  },
  enable: async (portal, user, caller) => {
    if (user.disabled_at !== null) await enableUser(portal, user.login, caller);
  },
  unlock,
  'reset-password': async (portal, user, caller) => {
    assertNotSelf(caller.actor, user.login);
    await resetPassword(portal, user, caller);
  },
};

async function actOn(
  portal: AppContext,
  action: UserAction,
  login: string,
  caller: Caller<Author>,
): Promise<ActionResult> {
  try {
    const user = await userByLogin(portal.db, login);
    if (user === undefined) throw notFound('no-user');
    await acts[action](portal, user, caller);
    return { login, ok: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { login, ok: false, code: error.code, message: error.message, wording: error.wording };
  }
}

/** Applies one action to many users, each separately: a failure for one does not undo the others. */
export async function actOnUsers(
  portal: AppContext,
  action: UserAction,
  logins: readonly string[],
  caller: Caller<Author>,
): Promise<ActionResult[]> {
  const results: ActionResult[] = [];
  for (const login of new Set(logins.map(canonicalLogin))) results.push(await actOn(portal, action, login, caller));
  return results;
}
