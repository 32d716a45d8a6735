import type { OidcProvider } from '../../../config/oidc-config';
import { message } from '../../../domain/messages/message';
import type { AppContext } from '../../app-context';
import { AppError, refuse } from '../../http/app-error';
import type { RequestFacts } from '../../http/call';
import { type Caller, callerOf } from '../../http/caller';
import { rememberedDevice } from '../device.service';
import { recordFailedSignIn } from '../failed-sign-in';
import { signOut } from '../session.service';
import { type Browser, continueSignIn, type SignInAnswer } from '../sign-in.service';
import { takeNetworkTry } from '../throttle/network-try';
import { acceptAnswer, askProvider, type ProviderAnswer, readAnswer, signOutUrl } from './answer.service';
import { hasSecondFactor, providerSession, signedInAt } from './claims';
import { resolveUser } from './identity.service';
import { type ProviderEntry, providerOf, providerWithId } from './providers';

/** Begins a sign-in with a provider. 404 if it is not configured, 500 if it does not answer. */
export const startSignIn = (portal: AppContext, providerId: string, cookie: string | undefined) =>
  askProvider(portal, providerOf(portal.config, providerId), cookie);

/** A user who signed in at a provider, and what the browser keeps of that. */
interface Finished {
  readonly login: string;
  readonly answer: SignInAnswer;
  readonly idToken: string;
  readonly expiresIn: number | null;
}

/** What a browser has brought back from a provider, with its cookies. */
interface Returned {
  readonly query: string;
  readonly holder: string | undefined;
  readonly browser: Browser;
  readonly request: RequestFacts;
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status === 401;

/** Writes a refused answer into the audit. */
const auditRefusal =
  (portal: AppContext, provider: OidcProvider, request: RequestFacts) =>
  (error: unknown): never => {
    if (isRefusal(error)) recordFailedSignIn(portal, { typed: provider.id, user: undefined, request }, 'wrong-answer');
    throw error;
  };

async function finish(
  portal: AppContext,
  provider: OidcProvider,
  answer: ProviderAnswer,
  { request, browser }: Returned,
): Promise<Finished> {
  const { sub: subject } = answer.claims;
  const resolved = await resolveUser(portal, provider, answer, request);
  if ('problem' in resolved) {
    const { user, problem } = resolved;
    recordFailedSignIn(portal, { typed: `${provider.issuer} ${subject}`, user, request }, problem);
    throw refuse('provider-refused', message('provider-not-linked', { provider: provider.name, subject }));
  }
  const { user } = resolved;
  const expiresIn = provider.endsWithToken ? lifeOf(answer) : null;
  const device = await rememberedDevice(portal.db, user.login, browser.device, portal.clock());
  return {
    login: user.login,
    answer: await continueSignIn(portal, user, {
      browser: browser.pin,
      device,
      request,
      via: entryOf(portal, provider, answer, expiresIn),
    }),
    idToken: answer.idToken,
    expiresIn,
  };
}

/** Longer than any session of the portal. */
const LONGEST_SECONDS = 366 * 86_400;

/** For how many seconds the access token is valid; null if it does not say. */
const lifeOf = ({ expiresIn }: ProviderAnswer): number | null =>
  expiresIn === undefined ? null : Math.min(expiresIn, LONGEST_SECONDS);

function entryOf(
  portal: AppContext,
  { id, secondFactor }: OidcProvider,
  { claims }: ProviderAnswer,
  expiresIn: number | null,
): ProviderEntry {
  return {
    provider: id,
    until: expiresIn === null ? null : new Date(portal.clock().getTime() + expiresIn * 1000),
    provedAt: signedInAt(claims),
    ...providerSession(claims),
    ...(hasSecondFactor(secondFactor, claims) && { hasFactor: true }),
  };
}

/**
 * Accepts what a provider answers, and continues with the portal's second step unless the provider's counts. Throws 401 for an answer that
 * signs in no one, 429 after too many of them from one address, and 500 if the provider does not answer.
 */
export async function finishSignIn(portal: AppContext, providerId: string, returned: Returned): Promise<Finished> {
  const { request } = returned;
  const provider = providerOf(portal.config, providerId);
  const refused = auditRefusal(portal, provider, request);
  // Not counted: there is nothing to guess, and any page can send its visitors here until their whole office would have to wait.
  const expected = await acceptAnswer(portal, provider, returned.query, returned.holder).catch(refused);
  const attempt = await takeNetworkTry(portal, 'provider', request.network, callerOf(null, request));
  try {
    const answer = await readAnswer(portal, provider, expected).catch(refused);
    const finished = await finish(portal, provider, answer, returned);
    await attempt.succeeded();
    return finished;
  } catch (error) {
    await (isRefusal(error) ? attempt.failed() : attempt.succeeded());
    throw error;
  }
}

/** Ends the session, and says where its user signs out at the provider. */
export async function signOutOfProvider(
  portal: AppContext,
  caller: Caller,
  idToken: string | undefined,
): Promise<string | null> {
  const { sessionId } = caller.actor;
  await signOut(portal, caller);
  const session = await portal.db
    .selectFrom('portal.sessions')
    .select('provider')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const provider = providerWithId(portal.config, session?.provider ?? null);
  return provider === undefined ? null : signOutUrl(portal, provider, idToken);
}
