import { mayAdminister } from '../../domain/access/permissions';
import type { AppContext } from '../app-context';
import { invalid, notAuthorized, notFound, passwordChangeRequired, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { ownPasswordUser } from './own-password';
import { passwordMatches } from './passwords';
import { temporaryUntil } from './temporary-password';
import { canonicalLogin, userByLogin } from './user.queries';
import { setPassword } from './users.service';

/** The fields of the Change Password form. */
interface PasswordForm {
  readonly userName: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the actor's own password or, for an administrator, another user's. In the second case `oldPassword` is the
 * administrator's own password, which must not be temporary, and they must not have to add a sign-in method first; the new password
 * is temporary. Retail users cannot change theirs (rule AUTH-27), and administrators cannot set one for them either: they choose it
 * with an emailed link. A wrong old password is 422 on that field, and too many are refused, so that a stolen session cannot be used
 * to guess it.
 */
export async function changePassword(portal: AppContext, caller: Caller, form: PasswordForm): Promise<void> {
  const { actor } = caller;
  const own = canonicalLogin(form.userName) === actor.login;
  if (own ? actor.isRetail : !mayAdminister(actor)) throw notAuthorized();
  if (!own && actor.passwordDue) throw passwordChangeRequired();
  if (!own && actor.factorDue) throw refuse('factor-due');
  const asker = await ownPasswordUser(portal, caller, form.oldPassword, {
    action: 'user.password',
    error: () => invalid('old-password-wrong', { oldPassword: 'old-password-wrong' }),
  });
  const user = own ? asker : await userByLogin(portal.db, form.userName);
  if (user === undefined) throw notFound('no-user');
  if (user.is_retail) throw notAuthorized();
  if (await passwordMatches(user.password_hash, form.newPassword)) {
    throw invalid('new-password-refused', { newPassword: 'same-password' });
  }
  const whose = own
    ? { by: 'user' as const, keepSession: actor.sessionId }
    : { by: 'administrator' as const, temporaryUntil: temporaryUntil(portal.clock()) };
  await setPassword(portal, { user, password: form.newPassword, ...whose }, caller);
}
