import type { ActionResult } from '../../../domain/access/user.schemas';
import type { UserAction } from '../../../domain/access/user-fields';
import type { AuditAction } from '../../../domain/audit/audit-actions';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import { AppError, notFound, refuse } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { assertProved } from '../factors/proof.service';
import { resetFactors } from '../factors/reset.service';
import { mailPasswordLink } from '../password-link.service';
import { temporaryUntil } from '../temporary-password';
import { clearSlowed } from '../throttle/slowed';
import { canonicalLogin, revokeAccess, type User, userByLogin } from '../user.queries';
import { disableUser, enableUser } from '../users.service';
import { assertNotSelf } from './administrators';
import { firstPassword, mailPassword } from './first-password';

type Act = (portal: AppContext, user: User, caller: Caller<Author>) => Promise<void>;

const entry = (action: AuditAction, login: string) => ({ action, subject: `user:${login}` });

const unlock: Act = async (portal, user, caller) => {
  await portal.db.transaction().execute(async (trx) => {
    await clearSlowed(trx, user.id);
    await audit(trx, caller, entry('user.unlock', user.login));
  });
};

/**
 * Emails a new password, or to a retail employee a link for choosing one, and ends all sessions, PINs and remembered devices. If
 * the mail fails, nothing changes.
 */
const resetPassword: Act = async (portal, user, caller) => {
  const password = await firstPassword();
  const temporary = temporaryUntil(portal.clock());
  await portal.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.users')
      .set((is) => ({
        password_hash: password.hash,
        temporary_until: temporary,
        version: is('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute();
    await revokeAccess(trx, user.id, portal.clock(), 'password-reset');
    await clearSlowed(trx, user.id);
    await audit(trx, caller, entry('user.reset-password', user.login));
    if (user.is_retail) await mailPasswordLink(portal, trx, user, 'reset');
    else await mailPassword(portal, user, password.text, 'reset');
  });
};

/** Emails a link with which a retail employee replaces the password they have. Until then it works as before. */
const sendPasswordLink: Act = async (portal, user, caller) => {
  if (!user.is_retail || user.disabled_at !== null) throw refuse('conflict', 'no-password-link');
  await portal.db.transaction().execute(async (trx) => {
    await audit(trx, caller, entry('user.password-link', user.login));
    await mailPasswordLink(portal, trx, user, 'change');
  });
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
  'reset-factors': async (portal, user, caller) => {
    assertNotSelf(caller.actor, user.login);
    await resetFactors(portal, user, caller);
  },
  'password-link': async (portal, user, caller) => {
    assertNotSelf(caller.actor, user.login);
    await sendPasswordLink(portal, user, caller);
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

/**
 * Applies one action to many users, each separately: a failure for one does not undo the others. Throws 403 if sign-in methods are to be
 * removed by an administrator who has not just shown who they are.
 */
export async function actOnUsers(
  portal: AppContext,
  action: UserAction,
  logins: readonly string[],
  caller: Caller,
): Promise<ActionResult[]> {
  if (action === 'reset-factors') await assertProved(portal, caller);
  const results: ActionResult[] = [];
  for (const login of new Set(logins.map(canonicalLogin))) results.push(await actOn(portal, action, login, caller));
  return results;
}
