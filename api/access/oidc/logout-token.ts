import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { OidcProvider } from '../../../config/oidc-config';
import type { AppContext } from '../../app-context';
import { refuse } from '../../http/app-error';
import { CLOCK_SECONDS } from './client';
import { keyKinds, providerKeys, type SignatureKind } from './provider-keys';

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

const header = z.object({
  alg: z.enum(Object.keys(keyKinds) as [SignatureKind, ...SignatureKind[]]),
  kid: z.string().optional(),
  /** Named by providers that follow the recommendation; a token of another kind is none. */
  typ: z
    .string()
    .regex(/^(application\/)?(logout\+)?jwt$/i)
    .optional(),
});

/** A logout that a provider reports: of one of its sessions, or of all of an account. */
export interface ProviderLogout {
  readonly jti: string;
  readonly subject: string | null;
  readonly sid: string | null;
  readonly issuedAt: Date;
}

export const logoutRefused = (cause?: unknown) => refuse('logout-refused', 'logout-refused', { cause });

/** The logout that a token reports. Throws 400 unless the provider signed it for the portal, lately, as a logout token. */
export async function readLogoutToken(
  portal: AppContext,
  provider: OidcProvider,
  token: string,
): Promise<ProviderLogout> {
  const signed = header.safeParse(jwt.decode(token, { complete: true })?.header);
  if (!signed.success) throw logoutRefused();
  const { alg, kid } = signed.data;
  const { issuer, candidates } = await providerKeys(portal, provider);
  const now = Math.floor(portal.clock().getTime() / 1000);
  for (const key of candidates(alg, kid)) {
    try {
      const verified = jwt.verify(token, key, {
        ...{ algorithms: [alg], issuer, audience: provider.clientId },
        ...{ clockTimestamp: now, clockTolerance: CLOCK_SECONDS },
      });
      const { iat, jti, sub, sid } = logoutClaims.parse(verified);
      if (Math.abs(now - iat) > (iat > now ? 0 : MAX_AGE_SECONDS) + CLOCK_SECONDS) break;
      return { jti, subject: sub ?? null, sid: sid ?? null, issuedAt: new Date(iat * 1000) };
    } catch {
      // Another key may have the same ID.
    }
  }
  throw logoutRefused();
}
