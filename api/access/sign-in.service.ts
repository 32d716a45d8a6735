import type { Transaction } from 'kysely';
import type { SignInMethod } from '../../domain/access/sign-in-methods';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { type AppError, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { DEVICE_DAYS, rememberDevice, rememberedDevice } from './device.service';
import { type SecondStep, secondStepOf } from './factors/requirement';
import { recordFailedSignIn, type SignInProblem } from './failed-sign-in';
import type { ProviderEntry } from './oidc/providers';
import { isStillLinked } from './oidc/still-linked';
import { passwordMatches } from './passwords';
import { awaitFactor, mailPin, type PinTry, redeemPin, type SentPin, wrongPin } from './pin.service';
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
  | { readonly kind: 'pin-mailed'; readonly pin: SentPin }
  | ({ readonly kind: 'factor-expected'; readonly pin: SentPin } & SecondStep);

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

/** Opens the session of a user who needs no second step. */
async function enter(
  portal: AppContext,
  user: User,
  {
    how,
    via,
    request,
  }: { how: 'remembered device' | 'provider'; via: ProviderEntry | undefined; request: RequestFacts },
): Promise<SignedIn> {
  const signedIn = await portal.db.transaction().execute(async (trx) => {
    if (!(await isStillLinked(portal, trx, user.id, via))) throw refuse('provider-refused', 'provider-start-again');
    const from = { device: request.userAgent, address: request.ip };
    const session = await openSession(portal, trx, { userId: user.id, ...from, via });
    await audit(trx, callerOf(user, request), {
      action: 'sign-in',
      subject: `user:${user.login}`,
      after: { how, ...(via && { provider: via.provider }) } satisfies { how: SignInMethod; provider?: string },
    });
    return resumeSession(portal, session, trx);
  });
  if (signedIn === null) throw wrongCredentials();
  return signedIn;
}

/** This user's remembered device, if it is one. */
type Device = Awaited<ReturnType<typeof rememberedDevice>>;

/**
 * What follows the right password, or a provider in its place: nothing if the device is remembered or the provider has asked for a second
 * factor; otherwise a factor of the user, or an emailed PIN if there is none.
 */
export async function continueSignIn(
  portal: AppContext,
  user: User,
  from: {
    readonly browser: string | undefined;
    readonly device: Device;
    readonly request: RequestFacts;
    readonly via?: ProviderEntry;
  },
): Promise<SignInAnswer> {
  const { device, request, via } = from;
  const step = await secondStepOf(portal.db, user.id);
  // A device that was verified with a PIN does not replace a factor where the PIN would not either.
  const isRemembered = device !== undefined && (device.with_factor || step.pinAllowed);
  if (via?.hasFactor || isRemembered) {
    const how = via?.hasFactor ? 'provider' : 'remembered device';
    return { kind: 'signed-in', email: user.email, signedIn: await enter(portal, user, { how, via, request }) };
  }
  if (step.factors.length > 0) {
    return { kind: 'factor-expected', pin: await awaitFactor(portal, user, from), ...step };
  }
  return { kind: 'pin-mailed', pin: await mailPin(portal, user, from) };
}

/** Checks the password, and continues with the second step. */
export async function signIn(
  portal: AppContext,
  credentials: Credentials,
  browser: Browser,
  request: RequestFacts,
): Promise<SignInAnswer> {
  const login = canonicalLogin(credentials.login);
  const device = await rememberedDevice(portal.db, login, browser.device, portal.clock());
  const user = await checkCredentials(portal, credentials, { request, device: device?.id });
  return continueSignIn(portal, user, { browser: browser.pin, device, request });
}

/** A user who passed the second step of signing in. */
interface Verified {
  readonly userId: string;
  readonly how: Exclude<SignInMethod, 'remembered device' | 'provider' | 'handover'>;
  /** The provider that replaced the password. */
  readonly via: ProviderEntry | undefined;
  /** Whether to remember the device. */
  readonly remember: boolean;
  readonly request: RequestFacts;
  /** The refusal if the user was disabled, or their account unlinked, meanwhile. */
  readonly wrong: () => AppError;
}

/** Opens the session of a user who passed both steps, in the caller's transaction. `device` is the cookie of a device to remember. */
export async function enterVerified(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  { userId, how, via, remember, request, wrong }: Verified,
): Promise<SignedIn & { readonly device: string | null }> {
  if (!(await isStillLinked(portal, trx, userId, via))) throw wrong();
  const user = await userById(trx, userId);
  const from = { device: request.userAgent, address: request.ip };
  const session = await openSession(portal, trx, { userId, ...from, via });
  const signedIn = await resumeSession(portal, session, trx);
  if (user === undefined || signedIn === null) throw wrong();
  const device = remember ? await rememberDevice(trx, userId, portal.clock(), how !== 'pin') : null;
  await audit(trx, callerOf(user, request), {
    action: 'sign-in',
    subject: `user:${user.login}`,
    after: { how, remembered: remember, ...(via && { provider: via.provider }) },
  });
  return { ...signedIn, device };
}

/**
 * Signs in with the PIN mailed to this browser. Throws 403 if the user may no longer use one. `device` is the cookie of a device to
 * remember.
 */
export async function verifyPin(
  portal: AppContext,
  attempt: PinTry,
  remember: boolean,
): Promise<SignedIn & { readonly device: string | null }> {
  const { request } = attempt;
  return redeemPin(portal, attempt, async (trx, userId, via) => {
    if (!(await secondStepOf(trx, userId)).pinAllowed) throw refuse('pin-not-allowed');
    return enterVerified(portal, trx, { userId, via, how: 'pin', remember, request, wrong: wrongPin });
  });
}
