import type { SignInMethod } from '../../domain/access/sign-in-methods';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { type AppError, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { DEVICE_DAYS, rememberDevice, rememberedDevice } from './device.service';
import { recordFailedSignIn, type SignInProblem } from './failed-sign-in';
import { passwordMatches } from './passwords';
import { mailPin, type PinTry, redeemPin, type SentPin, wrongPin } from './pin.service';
import { hasSignedInFrom } from './session.queries';
import { openSession, resumeSession, type SignedIn } from './session.service';
import { resultOrRefusal } from './slowed-address';
import { isPasswordExpired } from './temporary-password';
import { networkRefusal } from './throttle/network-try';
import { takePasswordTry } from './throttle/password-try';
import { takeSecretTry } from './throttle/secret-try';
import { canonicalLogin, type User, userById, userByLogin } from './user.queries';

/** A user's credentials. `isPml` is null if the call does not say whether the user is external. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly isPml: boolean | null;
}

/** The cookies that sign-in reads. */
export interface Browser {
  readonly pin: string | undefined;
  readonly device: string | undefined;
}

export type SignInAnswer =
  | { readonly kind: 'signed-in'; readonly email: string; readonly signedIn: SignedIn }
  | { readonly kind: 'pin-mailed'; readonly pin: SentPin };

/** The same answer for everything that can be wrong with credentials (rule AUTH-10). */
export const wrongCredentials = (): AppError => refuse('wrong-credentials');

/** Why a user may not enter with these credentials, besides a wrong password; null if they may. */
function entryProblem(user: User, credentials: Credentials, now: Date): SignInProblem | null {
  if (user.disabled_at !== null) return 'disabled';
  if (isPasswordExpired(user, now)) return 'password-expired';
  return credentials.isPml === null || credentials.isPml === user.is_pml ? null : 'wrong-side';
}

/** The user with these credentials, or null, after the same work in every case. Failures are recorded. */
async function matchingUser(portal: AppContext, credentials: Credentials, request: RequestFacts): Promise<User | null> {
  const user = await userByLogin(portal.db, credentials.login);
  const matches = await passwordMatches(user?.password_hash ?? null, credentials.password);
  const problem = user && matches ? entryProblem(user, credentials, portal.clock()) : 'wrong-password';
  if (user !== undefined && problem === null) return user;
  const typed = canonicalLogin(credentials.login);
  recordFailedSignIn(portal, { typed, user, request }, user ? (problem ?? 'wrong-password') : 'unknown-user');
  return null;
}

/** The same for users who signed in at this address within the last 30 days; they have a few tries of their own. */
async function knownUser(portal: AppContext, credentials: Credentials, request: RequestFacts): Promise<User | null> {
  const source = { login: canonicalLogin(credentials.login), network: request.network };
  const since = new Date(portal.clock().getTime() - DEVICE_DAYS * 86_400_000);
  if (!(await hasSignedInFrom(portal.db, source, since))) return null;
  const attempt = await takeSecretTry(portal, 'password-known', source, callerOf(null, request));
  const user = await matchingUser(portal, credentials, request);
  await (user === null ? attempt.failed() : attempt.succeeded());
  return user;
}

/**
 * The user with these credentials. An unknown user, a wrong password, the wrong side (`isPml`), a disabled user and an expired
 * temporary password get the same answer after the same work. Throws 429 while this user ID at this address, this address or
 * this remembered device has to wait.
 */
async function checkCredentials(
  portal: AppContext,
  credentials: Credentials,
  source: { readonly request: RequestFacts; readonly device: string | undefined },
): Promise<User> {
  const { request, device } = source;
  const { network } = request;
  const refusal = device === undefined ? await networkRefusal(portal, 'address', network) : null;
  if (refusal !== null) return resultOrRefusal(portal, refusal, () => knownUser(portal, credentials, request));
  const login = canonicalLogin(credentials.login);
  const attempt = await takePasswordTry(portal, { login, network, device }, callerOf(null, request));
  const user = await matchingUser(portal, credentials, request);
  if (user === null) {
    await attempt.failed();
    throw wrongCredentials();
  }
  await attempt.succeeded();
  return user;
}

async function enter(portal: AppContext, user: User, request: RequestFacts): Promise<SignedIn> {
  const signedIn = await portal.db.transaction().execute(async (trx) => {
    const session = await openSession(portal, trx, { userId: user.id, device: request.userAgent, address: request.ip });
    await audit(trx, callerOf(user, request), {
      action: 'sign-in',
      subject: `user:${user.login}`,
      after: { how: 'remembered device' satisfies SignInMethod },
    });
    return resumeSession(portal, session, trx);
  });
  if (signedIn === null) throw wrongCredentials();
  return signedIn;
}

/** Signs in if the device is remembered; otherwise emails a PIN. */
export async function signIn(
  portal: AppContext,
  credentials: Credentials,
  browser: Browser,
  request: RequestFacts,
): Promise<SignInAnswer> {
  const login = canonicalLogin(credentials.login);
  const device = await rememberedDevice(portal.db, login, browser.device, portal.clock());
  const user = await checkCredentials(portal, credentials, { request, device });
  if (device !== undefined) {
    const signedIn = await enter(portal, user, request);
    return { kind: 'signed-in', email: user.email, signedIn };
  }
  return { kind: 'pin-mailed', pin: await mailPin(portal, user, { browser: browser.pin, request }) };
}

/** Signs in with the PIN mailed to this browser. `device` is the cookie of a device to remember. */
export async function verifyPin(
  portal: AppContext,
  attempt: PinTry,
  remember: boolean,
  request: RequestFacts,
): Promise<SignedIn & { readonly device: string | null }> {
  return redeemPin(portal, attempt, async (trx, userId) => {
    const user = await userById(trx, userId);
    const session = await openSession(portal, trx, { userId, device: request.userAgent, address: request.ip });
    const signedIn = await resumeSession(portal, session, trx);
    if (user === undefined || signedIn === null) throw wrongPin();
    const device = remember ? await rememberDevice(trx, userId, portal.clock()) : null;
    await audit(trx, callerOf(user, request), {
      action: 'sign-in',
      subject: `user:${user.login}`,
      after: { how: 'pin' satisfies SignInMethod, remembered: remember },
    });
    return { ...signedIn, device };
  });
}
