import { type KeyObject, randomUUID } from 'node:crypto';
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

/** Whom a token names, and until when it counts. */
interface Claims {
  readonly userId: string;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

const MAX_TOKENS = 5000;

/** The tokens whose signatures were found correct, by the key that signed them: a page sends the same token for minutes. */
const correct = new WeakMap<KeyObject, Map<string, Claims>>();

/**
 * The user and session of a token that we signed and that has not expired; null for any other token. Does not check that the
 * session is live.
 */
export function readAccessToken(
  portal: Secrets & Pick<AppContext, 'clock'>,
  token: string,
): { readonly userId: string; readonly sessionId: string } | null {
  const now = seconds(portal.clock());
  const keys = acceptedSecrets(portal).map(keysOf);
  for (const key of keys) {
    const known = correct.get(key.token)?.get(token);
    if (known !== undefined) return known.exp > now ? known : null;
  }
  try {
    const header = jwt.decode(token, { complete: true })?.header;
    // RFC 7515, 4.1.11: a token that demands an extension is invalid for a reader that does not know it.
    if (header === undefined || header.crit !== undefined) return null;
    const key = keys.find(({ id }) => id === header.kid);
    if (key === undefined) return null;
    const payload = jwt.verify(token, key.token, { algorithms: ['HS256'], clockTimestamp: now });
    const { sub, sid, exp } = claims.parse(payload);
    const read = { userId: sub, sessionId: sid, exp };
    const tokens = correct.get(key.token) ?? new Map<string, Claims>();
    if (tokens.size >= MAX_TOKENS) tokens.clear();
    correct.set(key.token, tokens.set(token, read));
    return read;
  } catch {
    return null;
  }
}
