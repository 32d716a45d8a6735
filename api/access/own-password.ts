import type { AuditAction } from '../../domain/audit/audit-actions';
import type { AppContext } from '../app-context';
import { denialsOf } from '../audit/audit.service';
import type { AppError } from '../http/app-error';
import type { Caller } from '../http/caller';
import { passwordMatches } from './passwords';
import { takeSecretTry } from './throttle/secret-try';
import { type User, userById } from './user.queries';

/**
 * The actor as a user, if this is their password; otherwise throws. Wrong ones are counted, so that a stolen session cannot be used
 * to guess the password.
 */
export async function ownPasswordUser(
  portal: AppContext,
  caller: Caller,
  password: string,
  refusal: { readonly action: AuditAction; readonly error: () => AppError },
): Promise<User | undefined> {
  const { actor } = caller;
  const user = await userById(portal.db, actor.userId);
  const attempt = await takeSecretTry(portal, 'password-change', { userId: actor.userId }, caller);
  if (!(await passwordMatches(user?.password_hash ?? null, password))) {
    denialsOf(portal).record(caller, {
      action: refusal.action,
      subject: `user:${actor.login}`,
      reason: 'old-password-wrong',
    });
    await attempt.failed();
    throw refusal.error();
  }
  await attempt.succeeded();
  return user;
}
