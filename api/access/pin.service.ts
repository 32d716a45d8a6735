import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type AppError, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { lockUser } from './factors/factors.queries';
import { secondStepOf } from './factors/requirement';
import { recordFailedSignIn, type SignInProblem } from './failed-sign-in';
import type { ProviderEntry } from './oidc/providers';
import {
  claimPin,
  countPinTry,
  type PinStep,
  type ProviderStep,
  pinOfBrowser,
  storePin,
  uncountPinTry,
} from './pin.queries';
import { PIN_MINUTES } from './pin-limits';
import { attemptOf, pinMail } from './pin-mail';
import { acceptedSecrets, hashToken, keyedHash, randomPin, randomToken, sameHash } from './secrets';
import { takeNetworkTry } from './throttle/network-try';
import { throttle } from './throttle/throttle';
import { canonicalLogin } from './user.queries';

/** A mailed PIN, and the value that the browser stores in a cookie. */
export interface SentPin {
  readonly email: string;
  readonly browser: string;
  /** Names the sign-in in the mail; absent if none was sent. */
  readonly attempt?: string;
}

/** Who asks for a PIN: the request, and the cookie of this browser's previous PIN. */
interface PinRequest {
  readonly browser: string | undefined;
  readonly request: RequestFacts;
  /** The provider that replaced the password. */
  readonly via?: ProviderEntry | undefined;
}

export const wrongPin = (): AppError => refuse('wrong-pin');

/** Binds a sign-in to a browser, in place of its previous one. `hashOf` makes the hash of the PIN, if there is one. */
async function bindBrowser(
  portal: AppContext,
  userId: string,
  { browser: previousBrowser, via }: Omit<PinRequest, 'request'>,
  hashOf: (id: string) => string | null,
): Promise<{ readonly id: string; readonly browser: string }> {
  const [id, browser, now] = [randomUUID(), randomToken(), portal.clock()];
  await storePin(portal.db, {
    id,
    user_id: userId,
    pin_hash: hashOf(id),
    browser_hash: hashToken(browser),
    created_at: now,
    expires_at: new Date(now.getTime() + PIN_MINUTES * 60_000),
    provider: via?.provider ?? null,
    provider_until: via?.until ?? null,
    provider_sid: via?.sid ?? null,
    provider_at: via?.answeredAt ?? null,
    previous_browser_hash: previousBrowser === undefined ? null : hashToken(previousBrowser),
  });
  return { id, browser };
}

/** A sign-in with the right password that waits for a factor of the user: as a mailed PIN, but without one. */
export async function awaitFactor(
  portal: AppContext,
  user: { readonly id: string; readonly email: string },
  from: Omit<PinRequest, 'request'>,
): Promise<SentPin> {
  const { browser } = await bindBrowser(portal, user.id, from, () => null);
  return { email: user.email, browser };
}

/**
 * Emails a new PIN and binds it to a browser; the browser's previous PIN stops working. Throws 429 if too many PINs were
 * mailed, and 500 (leaving no PIN behind) if the mail server refuses it.
 */
export async function mailPin(
  portal: AppContext,
  user: { readonly id: string; readonly email: string },
  from: PinRequest,
): Promise<SentPin> {
  const [{ network }, by] = [from.request, callerOf(null, from.request)];
  const limits = [
    throttle(portal, 'pin-mail', { userId: user.id, network }, by),
    throttle(portal, 'pin-mail-user', { userId: user.id }, by),
  ];
  for (const limit of limits) await limit.take();
  const pin = randomPin();
  const { id, browser } = await bindBrowser(portal, user.id, from, (of) => keyedHash(portal.secret, 'pin', of, pin));
  try {
    await portal.mail.send({ to: user.email, ...pinMail({ id, pin, at: portal.clock() }, from.request) });
  } catch (error) {
    await portal.db.deleteFrom('portal.pins').where('id', '=', id).execute();
    for (const limit of limits) await limit.giveBack();
    throw refuse('internal', 'pin-not-mailed', { cause: error });
  }
  return { email: user.email, browser, attempt: attemptOf(id) };
}

/** What a user types at /verify, with the cookie of their browser. */
export interface PinTry {
  readonly login: string;
  readonly code: string;
  readonly browser: string | undefined;
  readonly request: RequestFacts;
}

/** The provider that replaced the password of a waiting sign-in. */
const entryOf = ({ provider, provider_until: until, provider_sid: sid, provider_at: answeredAt }: ProviderStep) =>
  provider === null ? undefined : { provider, until, sid, answeredAt };

/** What is tried: how it is checked, and how a wrong one is refused. */
export interface Trial {
  readonly isRight: (step: PinStep, code: string) => boolean | Promise<boolean>;
  readonly reason: SignInProblem;
  readonly wrong: () => AppError;
}

const pinTrial = (portal: AppContext): Trial => ({
  isRight: ({ id, pin_hash: hash }, code) =>
    hash !== null && acceptedSecrets(portal).some((secret) => sameHash(hash, keyedHash(secret, 'pin', id, code))),
  reason: 'wrong-pin',
  wrong: wrongPin,
});

/**
 * Checks a PIN, or a code in its place. The try is counted first, so that concurrent tries cannot slip through. Throws the same 401
 * for every failure, and 429 after too many.
 */
async function checkPin(
  portal: AppContext,
  attempt: PinTry,
  trial: Trial,
): Promise<{ readonly pinId: string; readonly userId: string; readonly via: ProviderEntry | undefined }> {
  const row =
    attempt.browser === undefined
      ? undefined
      : await countPinTry(portal.db, attempt.login, hashToken(attempt.browser), portal.clock());
  const wrong = (user: { login: string } | undefined) => {
    recordFailedSignIn(portal, { typed: attempt.login, user, request: attempt.request }, trial.reason);
    return trial.wrong();
  };
  const [{ network }, by] = [attempt.request, callerOf(null, attempt.request)];
  if (row === undefined) {
    // Anyone can try without a PIN, so these tries count for the address.
    const ofNetwork = await takeNetworkTry(portal, 'address', network, by);
    const error = wrong(undefined);
    await ofNetwork.failed();
    throw error;
  }
  const limits = [
    throttle(portal, 'pin-wrong', { userId: row.user_id, network }, by),
    throttle(portal, 'pin-wrong-user', { userId: row.user_id }, by),
  ];
  for (const limit of limits) await limit.take();
  const code = attempt.code.replaceAll(/\s/g, '');
  if (!(await trial.isRight(row, code))) throw wrong({ login: canonicalLogin(attempt.login) });
  for (const limit of limits) await limit.giveBack();
  return { pinId: row.id, userId: row.user_id, via: entryOf(row) };
}

/** Whether the PIN would be accepted, without using it up; a wrong one still counts as a try. */
export async function testPin(portal: AppContext, attempt: PinTry): Promise<void> {
  const { pinId } = await checkPin(portal, attempt, pinTrial(portal));
  await uncountPinTry(portal.db, pinId);
}

/**
 * Accepts a PIN, or what `trial` accepts in its place. `use` runs in the transaction that uses it up, so one PIN opens one session, even if it is sent several times
 * at once.
 */
export async function redeemPin<T>(
  portal: AppContext,
  attempt: PinTry,
  use: (trx: Transaction<PortalDb>, userId: string, via: ProviderEntry | undefined) => Promise<T>,
  trial: Trial = pinTrial(portal),
): Promise<T> {
  const { pinId, userId, via } = await checkPin(portal, attempt, trial);
  const result = await portal.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (!(await claimPin(trx, pinId, portal.clock()))) throw trial.wrong();
    return use(trx, userId, via);
  });
  const { request } = attempt;
  for (const name of ['pin-mail', 'pin-wrong'] as const) {
    await throttle(portal, name, { userId, network: request.network }, callerOf(null, request)).clear();
  }
  return result;
}

/** Emails another PIN to a user who gave their password in this browser within the last few minutes. */
export async function resendPin(portal: AppContext, login: string, from: PinRequest): Promise<SentPin> {
  const user =
    from.browser === undefined
      ? undefined
      : await pinOfBrowser(portal.db, login, hashToken(from.browser), portal.clock());
  if (user === undefined) throw wrongPin();
  if (!(await secondStepOf(portal.db, user.id)).pinAllowed) throw refuse('pin-not-allowed');
  return mailPin(portal, user, { ...from, via: entryOf(user) });
}
