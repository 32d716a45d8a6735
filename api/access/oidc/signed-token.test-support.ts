import { constants, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

/** The kinds of signatures that a test can ask for, with what makes their keys and signatures. */
const kinds = {
  RS256: { pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }), digest: 'sha256', options: {} },
  PS256: {
    pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    digest: 'sha256',
    options: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  },
  ES256: {
    pair: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    digest: 'sha256',
    options: { dsaEncoding: 'ieee-p1363' },
  },
  EdDSA: { pair: () => generateKeyPairSync('ed25519'), digest: null, options: {} },
  Ed25519: { pair: () => generateKeyPairSync('ed25519'), digest: null, options: {} },
} as const;
export type TokenKind = keyof typeof kinds;

export interface SigningKey {
  readonly kid: string;
  readonly kind: TokenKind;
  readonly key: KeyObject;
  /** As a provider publishes it. */
  readonly published: Json;
}

export function newSigningKey(kind: TokenKind): SigningKey {
  const { privateKey, publicKey } = kinds[kind].pair();
  const kid = randomUUID();
  return {
    kid,
    kind,
    key: privateKey,
    published: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: kind },
  };
}

const encoded = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signed token. Parts of its header can be replaced; what is undefined is missing. */
export function signedToken(payload: Json, { kid, kind, key }: SigningKey, header: Json = {}): string {
  const content = `${encoded({ alg: kind, kid, ...header })}.${encoded(payload)}`;
  const { digest, options } = kinds[kind];
  return `${content}.${sign(digest, Buffer.from(content), { key, ...options }).toString('base64url')}`;
}
