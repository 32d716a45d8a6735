import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isLoopbackUrl } from '../../../config/loopback';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { clientOf, PROVIDER_TIMEOUT_MS, providerFailure } from './client';

/** The signatures that are accepted, all of them with a public key, and the kind of its key. */
export const keyKinds = {
  ...{ RS256: 'RSA', RS384: 'RSA', RS512: 'RSA', PS256: 'RSA', PS384: 'RSA', PS512: 'RSA' },
  ...{ ES256: 'EC', ES384: 'EC', ES512: 'EC' },
} as const;
export type SignatureKind = keyof typeof keyKinds;

const publishedKeys = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })).max(100),
});

/** What a provider signs with, and what it calls itself. */
interface ProviderKeys {
  readonly issuer: string;
  /** The keys that can have made a signature of this kind; those with this ID, if the signature names one. */
  readonly candidates: (kind: SignatureKind, kid: string | undefined) => readonly KeyObject[];
}

async function fetchKeys(address: string | undefined): Promise<z.output<typeof publishedKeys>['keys']> {
  if (address === undefined || !(address.startsWith('https:') || isLoopbackUrl(address)))
    throw new Error('The provider names no address of its keys.');
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  if (!response.ok) throw new Error('The keys could not be read.', { cause: response });
  return publishedKeys.parse(await response.json()).keys;
}

/** A key that cannot be read is as good as none. */
function publicKey(key: JsonWebKey): readonly KeyObject[] {
  try {
    return [createPublicKey({ key, format: 'jwk' })];
  } catch {
    return [];
  }
}

/** The keys that a provider publishes now, read again each time, so that a change of keys counts at once. */
export async function providerKeys(portal: AppContext, provider: OidcProvider): Promise<ProviderKeys> {
  const metadata = (await clientOf(portal, provider)).serverMetadata();
  try {
    const keys = await fetchKeys(metadata.jwks_uri);
    return {
      issuer: metadata.issuer,
      candidates: (kind, kid) =>
        keys
          .filter(({ kty, use }) => kty === keyKinds[kind] && (use ?? 'sig') === 'sig')
          .filter((key) => kid === undefined || key.kid === kid)
          .flatMap((key) => publicKey(key as JsonWebKey)),
    };
  } catch (error) {
    throw providerFailure(portal, provider, error);
  }
}
