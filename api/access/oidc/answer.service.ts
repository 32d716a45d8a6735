import * as client from 'openid-client';
import type { Config } from '../../../config/config';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { refuse } from '../../http/app-error';
import { randomToken } from '../secrets';
import { type Claims, isStorableId } from './claims';
import { clientOf, providerFailure } from './client';
import { claimWaiting, derived, storeWaiting } from './waiting.queries';

/** The address to which a provider sends the browser back. */
const redirectUri = ({ portalOrigin = '' }: Pick<Config, 'portalOrigin'>, { id }: OidcProvider): string =>
  new URL(`/callback/${id}`, portalOrigin).href;

/** What a provider must ask for so that its second factor counts. */
const acrOf = ({ secondFactor }: OidcProvider): Readonly<Record<string, string>> =>
  secondFactor === 'always' || secondFactor.acr.length === 0 ? {} : { acr_values: secondFactor.acr.join(' ') };

/** A cookie that this portal can have set. */
const isHolder = (cookie: string | undefined): cookie is string => cookie !== undefined && /^[\w-]{43}$/.test(cookie);

/** Begins a sign-in: where the browser goes, and the cookie that it keeps until it comes back. */
export async function askProvider(
  portal: AppContext,
  provider: OidcProvider,
  cookie: string | undefined,
): Promise<{ readonly url: string; readonly holder: string }> {
  const library = await clientOf(portal, provider);
  // Two windows of one browser can sign in at the same time, so the cookie stays.
  const waiting = { holder: isHolder(cookie) ? cookie : randomToken(), state: randomToken() };
  await storeWaiting(portal.db, waiting, provider.id, portal.clock());
  const url = client.buildAuthorizationUrl(library, {
    redirect_uri: redirectUri(portal.config, provider),
    scope: provider.scopes,
    state: waiting.state,
    nonce: derived(waiting, 'nonce'),
    code_challenge: await client.calculatePKCECodeChallenge(derived(waiting, 'verifier')),
    code_challenge_method: 'S256',
    ...acrOf(provider),
  });
  return { url: url.href, holder: waiting.holder };
}

/** What a provider has answered about a user. */
export interface ProviderAnswer {
  readonly idToken: string;
  readonly claims: Claims;
  /** The same with what the provider gives only on request, such as the email address. */
  readonly allClaims: () => Promise<Claims>;
  /** For how many seconds the access token is valid, if it says so. */
  readonly expiresIn: number | undefined;
}

/** What a provider has answered to a sign-in of this browser, before it is read. */
interface ExpectedAnswer {
  readonly url: URL;
  readonly waiting: { readonly holder: string; readonly state: string };
}

async function exchange(library: client.Configuration, { url, waiting }: ExpectedAnswer) {
  const tokens = await client.authorizationCodeGrant(library, url, {
    expectedState: waiting.state,
    expectedNonce: derived(waiting, 'nonce'),
    pkceCodeVerifier: derived(waiting, 'verifier'),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new Error('The provider sent no ID token.');
  if (!isStorableId(claims.sub)) throw new Error('The ID of the account cannot be stored.');
  return { tokens, claims: claims as Claims, idToken: tokens.id_token };
}

/**
 * Accepts the query with which a provider has sent the browser back, once, and only from the browser that began this sign-in at this
 * provider. Throws 401 for any other.
 */
export async function acceptAnswer(
  portal: AppContext,
  provider: OidcProvider,
  query: string,
  cookie: string | undefined,
): Promise<ExpectedAnswer> {
  const url = new URL(redirectUri(portal.config, provider));
  url.search = query;
  const state = url.searchParams.get('state') ?? '';
  const waiting = { holder: cookie ?? '', state };
  const isExpected = isHolder(cookie) && (await claimWaiting(portal.db, waiting, provider.id, portal.clock()));
  if (!isExpected) throw refuse('provider-refused', 'provider-start-again');
  return { url, waiting };
}

/** What the provider says with it. Throws 401 for an answer that the library refuses. */
export async function readAnswer(
  portal: AppContext,
  provider: OidcProvider,
  expected: ExpectedAnswer,
): Promise<ProviderAnswer> {
  const library = await clientOf(portal, provider);
  try {
    const { tokens, claims, idToken } = await exchange(library, expected);
    const allClaims = async (): Promise<Claims> => {
      if (library.serverMetadata().userinfo_endpoint === undefined) return claims;
      try {
        // The signed claims win.
        return { ...(await client.fetchUserInfo(library, tokens.access_token, claims.sub)), ...claims };
      } catch (error) {
        throw providerFailure(portal, provider, error);
      }
    };
    return { idToken, claims, allClaims, expiresIn: tokens.expires_in };
  } catch (error) {
    throw providerFailure(portal, provider, error);
  }
}

/** Where the browser signs out at the provider; null if it offers no sign-out or does not answer. */
export async function signOutUrl(
  portal: AppContext,
  provider: OidcProvider,
  idToken: string | undefined,
): Promise<string | null> {
  try {
    const library = await clientOf(portal, provider);
    if (library.serverMetadata().end_session_endpoint === undefined) return null;
    return client.buildEndSessionUrl(library, {
      post_logout_redirect_uri: new URL('/login', portal.config.portalOrigin).href,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    }).href;
  } catch (error) {
    portal.log.warn(
      { provider: provider.id },
      `no sign-out at a provider: ${error instanceof Error ? error.name : ''}`,
    );
    return null;
  }
}
