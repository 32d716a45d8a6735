import * as client from 'openid-client';
import { isLoopbackUrl } from '../../../config/loopback';
import type { OidcProvider } from '../../../config/oidc-config';
import { message } from '../../../domain/messages/message';
import type { AppContext } from '../../app-context';
import { type AppError, refuse } from '../../http/app-error';

/** How long the portal waits for an answer of a provider. */
const TIMEOUT_SECONDS = 5;
export const PROVIDER_TIMEOUT_MS = TIMEOUT_SECONDS * 1000;
/** For how long what a provider says about itself is used. Its keys are read with each sign-in, so that a change of keys counts at once. */
const METADATA_MS = 60 * 60_000;
/** How far the clocks of provider and portal may differ. */
export const CLOCK_SECONDS = 60;

interface Known {
  readonly metadata: client.ServerMetadata;
  readonly until: number;
}
const known = new WeakMap<OidcProvider, Known>();

/** The errors of a provider that is away or broken, as opposed to one that refuses. */
const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError || error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  const { cause } = error;
  return (cause instanceof Response && cause.status >= 500) || (cause instanceof Error && isAway(cause));
};

/** A provider can answer with anything, tokens and claims included, so only the kind of an error is logged. */
const kindOf = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error
    ? { kind: error.name, reason: error.message, ...('code' in error && { code: error.code }) }
    : { kind: typeof error };

/** The refusal for an error of the library, which is logged. */
export function providerFailure({ log }: Pick<AppContext, 'log'>, provider: OidcProvider, error: unknown): AppError {
  const away = isAway(error);
  log.warn({ provider: provider.id, ...kindOf(error) }, away ? 'a provider did not answer' : 'a provider was refused');
  const values = { provider: provider.name };
  return away
    ? refuse('provider-unavailable', message('provider-unavailable', values))
    : refuse('provider-refused', message('provider-failed', values));
}

/**
 * The secret in the form where the provider says that it accepts this: not all decode what HTTP Basic encodes, such as a hyphen. Basic is what
 * every other provider accepts.
 */
function authenticationOf({ clientSecret }: OidcProvider, metadata: client.ServerMetadata): client.ClientAuth {
  const isPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post');
  return isPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret);
}

async function metadataOf(portal: Pick<AppContext, 'clock'>, provider: OidcProvider): Promise<client.ServerMetadata> {
  const now = portal.clock().getTime();
  const stored = known.get(provider);
  if (stored && stored.until > now) return stored.metadata;
  const options = {
    timeout: TIMEOUT_SECONDS,
    execute: isLoopbackUrl(provider.issuer) ? [client.allowInsecureRequests] : [],
  };
  const found = await client.discovery(new URL(provider.issuer), provider.clientId, undefined, client.None(), options);
  const metadata = found.serverMetadata();
  known.set(provider, { metadata, until: now + METADATA_MS });
  return metadata;
}

/** The library's view of a provider, with fresh keys. Throws 500 if the provider does not answer. */
export async function clientOf(
  portal: Pick<AppContext, 'clock' | 'log'>,
  provider: OidcProvider,
): Promise<client.Configuration> {
  try {
    const metadata = await metadataOf(portal, provider);
    const settings = {
      [client.clockTolerance]: CLOCK_SECONDS,
      [client.clockSkew]: Math.round((portal.clock().getTime() - Date.now()) / 1000),
    };
    const authentication = authenticationOf(provider, metadata);
    const made = new client.Configuration(metadata, provider.clientId, settings, authentication);
    made.timeout = TIMEOUT_SECONDS;
    if (isLoopbackUrl(provider.issuer)) client.allowInsecureRequests(made);
    client.enableNonRepudiationChecks(made);
    return made;
  } catch (error) {
    throw providerFailure(portal, provider, error);
  }
}
