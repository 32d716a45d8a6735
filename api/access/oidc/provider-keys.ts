import { createLocalJWKSet, type JSONWebKeySet, type LocalJWKSet } from 'jose';
import { z } from 'zod';
import { isLoopbackUrl } from '../../../config/loopback';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { clientOf, PROVIDER_TIMEOUT_MS, providerFailure } from './client';

/** The signatures that are accepted, all of them with a public key. */
const algorithms: ReadonlySet<string> = new Set([
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]);

const publishedKeys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });

/** What a provider calls itself, and how it signs. */
interface ProviderSigning {
  readonly issuer: string;
  /** The signatures that it announces, and the portal accepts. */
  readonly algorithms: readonly string[];
  /** The keys that it publishes now, read again each time, so that a change of keys counts at once. */
  readonly keys: () => Promise<LocalJWKSet>;
}

async function fetchKeys(address: string | undefined): Promise<LocalJWKSet> {
  if (address === undefined || !(address.startsWith('https:') || isLoopbackUrl(address)))
    throw new Error('The provider names no address of its keys.');
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  if (!response.ok) throw new Error('The keys could not be read.', { cause: response });
  return createLocalJWKSet(publishedKeys.parse(await response.json()) as JSONWebKeySet);
}

/** How a provider signs what it sends the portal: as its ID tokens. Throws if it does not answer. */
export async function providerSigning(portal: AppContext, provider: OidcProvider): Promise<ProviderSigning> {
  const metadata = (await clientOf(portal, provider)).serverMetadata();
  // A provider must say this; one that does not signs with RS256, as the standard asks of each.
  const announced = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  return {
    issuer: metadata.issuer,
    algorithms: announced.filter((algorithm) => algorithms.has(algorithm)),
    keys: () =>
      fetchKeys(metadata.jwks_uri).catch((error: unknown) => {
        throw providerFailure(portal, provider, error);
      }),
  };
}
