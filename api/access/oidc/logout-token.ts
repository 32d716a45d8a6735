import {
  decodeProtectedHeader,
  errors,
  type JWTVerifyOptions,
  jwtVerify,
  type LocalJWKSet,
  type ProtectedHeaderParameters,
} from 'jose';
import { z } from 'zod';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { refuse } from '../../http/app-error';
import { CLOCK_SECONDS } from './client';
import { providerSigning } from './provider-keys';

/** How old a token may be: a provider that could not reach the portal may send it again. */
const MAX_AGE_SECONDS = 600;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const id = z
  .string()
  .max(255)
  .regex(/^[^\0]+$/);

/** What OpenID Connect Back-Channel Logout 1.0 asks of a logout token, besides what the library checks. */
const logoutClaims = z
  .object({
    iat: z.number(),
    jti: id,
    sub: id.optional(),
    sid: id.optional(),
    events: z.object({ [EVENT]: z.record(z.string(), z.unknown()) }),
    /** An ID token has one: it must not pass for a logout token. */
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** Named by providers that follow the recommendation; a token of another kind is none. */
const isLogoutType = (type: string | undefined): boolean =>
  type === undefined || /^(application\/)?(logout\+)?jwt$/i.test(type);

/** A logout that a provider reports: of one of its sessions, or of all of an account. */
export interface ProviderLogout {
  readonly jti: string;
  readonly subject: string | null;
  readonly sid: string | null;
  readonly issuedAt: Date;
}

export const logoutRefused = (cause?: unknown) => refuse('logout-refused', 'logout-refused', { cause });

function headerOf(token: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(token);
  } catch (error) {
    throw logoutRefused(error);
  }
}

/** The claims of a token. Where several keys of the provider can have signed it, one of them has to be right. */
async function verifiedClaims(token: string, keys: LocalJWKSet, options: JWTVerifyOptions): Promise<unknown> {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      try {
        return (await jwtVerify(token, key, options)).payload;
      } catch (failed) {
        if (!(failed instanceof errors.JWSSignatureVerificationFailed)) throw failed;
      }
    }
    throw error;
  }
}

/** The logout that a token reports. Throws 400 unless the provider signed it for the portal, lately, as a logout token. */
export async function readLogoutToken(
  portal: AppContext,
  provider: OidcProvider,
  token: string,
): Promise<ProviderLogout> {
  const { alg, typ } = headerOf(token);
  const { issuer, algorithms, keys } = await providerSigning(portal, provider);
  if (alg === undefined || !algorithms.includes(alg) || !isLogoutType(typ)) throw logoutRefused();
  const published = await keys();
  try {
    const claims = await verifiedClaims(token, published, {
      ...{ algorithms: [alg], issuer, audience: provider.clientId },
      ...{ currentDate: portal.clock(), clockTolerance: CLOCK_SECONDS, maxTokenAge: MAX_AGE_SECONDS },
    });
    const { iat, jti, sub, sid } = logoutClaims.parse(claims);
    return { jti, subject: sub ?? null, sid: sid ?? null, issuedAt: new Date(iat * 1000) };
  } catch (error) {
    throw logoutRefused(error);
  }
}
