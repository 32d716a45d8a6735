import { mayAdminister } from '../../domain/access/permissions';
import type { AppContext } from '../app-context';
import { denialsOf } from '../audit/audit.service';
import { invalid, notAuthorized, notFound, passwordChangeRequired } from '../http/app-error';
import type { Caller } from '../http/caller';
import { passwordMatches } from './passwords';
import { temporaryUntil } from './temporary-password';
import { takeSecretTry } from './throttle/secret-try';
import { canonicalLogin, userById, userByLogin } from './user.queries';
import { setPassword } from './users.service';

/** The fields of the Change Password form. */
interface PasswordForm {
  readonly userName: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the actor's own password or, for an administrator, another user's. In the second case `oldPassword` is the
 * administrator's own password, which must not be temporary, and the new password is temporary. Retail users cannot change
 * theirs (rule AUTH-27), and administrators cannot set one for them either: they choose it with an emailed link. A wrong old password is 422 on
 * that field, and too many are refused, so that a stolen session cannot be used to guess it.
 */
export async function changePassword(portal: AppContext, caller: Caller, form: PasswordForm): Promise<void> {
  const { actor } = caller;
  const own = canonicalLogin(form.userName) === actor.login;
  if (own ? actor.isRetail : !mayAdminister(actor)) throw notAuthorized();
  if (!own && actor.passwordDue) throw passwordChangeRequired();
  const asker = await userById(portal.db, actor.userId);
  const attempt = await takeSecretTry(portal, 'password-change', { userId: actor.userId }, caller);
  if (!(await passwordMatches(asker?.password_hash ?? null, form.oldPassword))) {
    denialsOf(portal).record(caller, {
      action: 'user.password',
      subject: `user:${actor.login}`,
      reason: 'old-password-wrong',
    });
    await attempt.failed();
    throw invalid('old-password-wrong', { oldPassword: 'old-password-wrong' });
  }
  await attempt.succeeded();
  const user = own ? asker : await userByLogin(portal.db, form.userName);
  if (user === undefined) throw notFound('no-user');
  if (user.is_retail) throw notAuthorized();
  if (await passwordMatches(user.password_hash, form.newPassword)) {
    throw invalid('new-password-refused', { newPassword: 'same-password' });
  }
  const whose = own ? { keepSession: actor.sessionId } : { temporaryUntil: temporaryUntil(portal.clock()) };
  await setPassword(portal, { user, password: form.newPassword, ...whose }, caller);
}
