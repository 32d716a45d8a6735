import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** The portal's key and, while keys change, the second one. */
export interface Secrets {
  readonly secret: Uint8Array;
  readonly previousSecret?: Uint8Array | undefined;
}

interface Keys {
  /** Names the key in the tokens that it signs, without revealing it. */
  readonly id: string;
  readonly token: KeyObject;
  readonly hash: KeyObject;
}

const known = new WeakMap<Uint8Array, Keys>();

/** Keys derived from the portal's secret: one signs tokens, one is for keyed hashes. */
export function keysOf(secret: Uint8Array): Keys {
  const stored = known.get(secret);
  if (stored) return stored;
  const keys: Keys = {
    id: Buffer.from(hkdfSync('sha256', secret, '', 'emet-portal key id', 9)).toString('base64url'),
    token: createSecretKey(secret),
    hash: createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', 'emet-portal keyed hash', 32))),
  };
  known.set(secret, keys);
  return keys;
}

/** The keys that are accepted now; the first one signs. */
export const acceptedSecrets = ({ secret, previousSecret }: Secrets): readonly Uint8Array[] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret];

/** 256 random bits, safe for a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a random token for the database: reading the table does not reveal a usable token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Digits from a CSPRNG, each of the values equally likely. */
export const randomPin = (digits = 6): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * Keyed hash of a short secret. A PIN has only a million values, so a plain or even a slow hash could be reversed by anyone who
 * reads the table; without the portal's key this one cannot.
 */
export const keyedHash = (secret: Uint8Array, ...parts: readonly string[]): string =>
  createHmac('sha256', keysOf(secret).hash).update(JSON.stringify(parts)).digest('base64url');

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
