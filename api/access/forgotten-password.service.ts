import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { AppError } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { mailPasswordLink } from './password-link.service';
import type { By } from './throttle/limiters';
import { throttle } from './throttle/throttle';
import { userByLogin } from './user.queries';

/**
 * Emails a password link to the user with this ID. The answer does not wait for the look-up or the mail, so neither its content nor
 * its time shows whether the user exists. 429 after too many requests from one address, for known and unknown users alike.
 */
export async function requestPasswordLink(portal: AppContext, login: string, request: RequestFacts): Promise<void> {
  const by = callerOf(null, request);
  await throttle(portal, 'password-forgotten', { network: request.network }, by).take();
  mailLink(portal, login, by).catch((error: unknown) => {
    // The limit of the user is in the audit.
    if (error instanceof AppError && error.code === 'too-many-tries') return;
    portal.log.error({ err: error }, 'a requested password link was not mailed');
  });
}

async function mailLink(portal: AppContext, login: string, by: By): Promise<void> {
  const user = await userByLogin(portal.db, login);
  if (user === undefined || user.disabled_at !== null) return;
  await throttle(portal, 'password-forgotten-user', { userId: user.id }, by).take();
  await portal.db.transaction().execute(async (trx) => {
    await mailPasswordLink(portal, trx, user, 'forgotten');
    await audit(trx, by, {
      action: 'user.password-link',
      subject: `user:${user.login}`,
      after: { requestedAt: 'sign-in' },
    });
  });
}
