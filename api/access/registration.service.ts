import type { AppContext } from '../app-context';
import { invalid, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { settingOf } from '../reference/reference.service';
import { mailPin, type SentPin } from './pin.service';
import { throttle } from './throttle/throttle';
import { canonicalLogin } from './user.queries';
import { createUser } from './users.service';

/** The fields of the registration form. */
export interface Registration {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/**
 * Registers an external user without roles, and therefore without menus, until an administrator assigns them. They are signed
 * in once they enter the PIN sent to their address (decisions, POST /auth/register); until then, their user ID is free for a user whom the
 * lender creates. 403 if registration is closed.
 */
export async function register(
  portal: AppContext,
  registration: Registration,
  browser: string | undefined,
  request: RequestFacts,
): Promise<SentPin> {
  if (!(await settingOf(portal.db, 'registrationOpen'))) throw refuse('closed', 'registration-closed');
  // The PIN proves the address, so only its owner can have it as user ID.
  const { login, email } = registration;
  if (login.includes('@') && canonicalLogin(login) !== canonicalLogin(email))
    throw invalid('user-incomplete', { login: 'user-id-other-address' });
  const { network } = request;
  await throttle(portal, 'register', { network }, callerOf(null, request)).take();
  const user = { ...registration, roles: [], isPml: true, unproved: true };
  const { id } = await createUser(portal, user, callerOf(null, request));
  return mailPin(portal, { id, email: registration.email }, { browser, request });
}
