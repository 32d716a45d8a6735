import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { AppContext } from '../app-context';
import { acceptedSecrets, keysOf, type Secrets } from './secrets';

/** The longest life of an access token, in seconds. */
const TOKEN_SECONDS = 900;

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Signs an access token for a session. It expires after 15 minutes or with the session, whichever is sooner. */
export function signAccessToken(
  portal: Pick<AppContext, 'secret' | 'clock'>,
  session: { readonly id: string; readonly userId: string; readonly endsAt: Date },
): string {
  const iat = seconds(portal.clock());
  const exp = Math.min(iat + TOKEN_SECONDS, seconds(session.endsAt));
  const payload = { sub: session.userId, sid: session.id, jti: randomUUID(), iat, exp };
  const { id, token } = keysOf(portal.secret);
  return jwt.sign(payload, token, { algorithm: 'HS256', keyid: id });
}

/**
 * The user and session of a token that we signed and that has not expired; null for any other token. Does not check that the
 * session is live.
 */
export function readAccessToken(
  portal: Secrets & Pick<AppContext, 'clock'>,
  token: string,
): { readonly userId: string; readonly sessionId: string } | null {
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    // RFC 7515, 4.1.11: a token that demands an extension is invalid for a reader that does not know it.
    if (header === undefined || header.crit !== undefined) return null;
    const key = acceptedSecrets(portal)
      .map(keysOf)
      .find(({ id }) => id === header.kid);
    if (key === undefined) return null;
    const payload = jwt.verify(token, key.token, {
      algorithms: ['HS256'],
      clockTimestamp: seconds(portal.clock()),
    });
    const { sub, sid } = claims.parse(payload);
    return { userId: sub, sessionId: sid };
  } catch {
    return null;
  }
}
