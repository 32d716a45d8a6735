import type { AppContext } from '../app-context';
import { denialsOf } from '../audit/audit.service';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { keyedHash } from './secrets';
import type { User } from './user.queries';

/** Why a sign-in was refused. Only the audit says which it was. */
export type SignInProblem =
  | 'unknown-user'
  | 'wrong-password'
  | 'wrong-side'
  | 'disabled'
  | 'password-expired'
  | 'wrong-pin'
  | 'wrong-code'
  | 'wrong-passkey'
  | 'unknown-session'
  | 'wrong-answer'
  | 'not-linked'
  | 'administrator-not-linked'
  | 'email-not-verified'
  | 'email-not-unique'
  | 'no-role'
  | 'user-not-complete'
  | 'user-id-taken';

/**
 * Records a refused sign-in. Users that exist are named. Anything else that was typed may be a password in the wrong field, so
 * it is recorded as a keyed hash, which shows only that the same text was typed again.
 */
export function recordFailedSignIn(
  portal: Pick<AppContext, 'db' | 'log' | 'secret'>,
  { typed, user, request }: { typed: string; user: Pick<User, 'login'> | undefined; request: RequestFacts },
  reason: SignInProblem,
): void {
  const unknown = () => keyedHash(portal.secret, 'audit', typed).slice(0, 16);
  denialsOf(portal).record(callerOf(null, request), {
    action: 'sign-in',
    subject: user ? `user:${user.login}` : `unknown-user:${unknown()}`,
    reason,
  });
}
