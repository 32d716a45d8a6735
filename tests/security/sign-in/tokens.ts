import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string): Claims => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const signed = (header: Claims, claims: Claims, key: string | Buffer, hash = 'sha256'): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};

export interface TokenFacts {
  /** A valid token of a user without permissions, and of someone whose permissions a forger wants. */
  readonly token: string;
  readonly wanted: string;
  /** The key that signs, for tokens that only someone inside could make. */
  readonly secret: Buffer;
  readonly now: Date;
}

/** The wanted token, signed by the harness: if it is not accepted, no forgery with the right key proves anything. */
export function resigned({ wanted, secret }: TokenFacts): string {
  const [head = '', body = ''] = wanted.split('.');
  return signed(decode(head), decode(body), secret);
}

/** Tokens that must not be accepted, by what is wrong with them. */
export function forgedTokens({ token, wanted, secret, now }: TokenFacts): Readonly<Record<string, string>> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const [, wantedBody = '', wantedSignature = ''] = wanted.split('.');
  const [header, claims] = [decode(head), decode(body)];
  const wantedClaims = decode(wantedBody);
  const seconds = Math.floor(now.getTime() / 1000);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  const rs256 = `${encode({ ...header, alg: 'RS256' })}.${wantedBody}`;
  return {
    'without signature': `${head}.${wantedBody}.`,
    'without signature and dot': `${head}.${wantedBody}`,
    'algorithm none': `${encode({ ...header, alg: 'none' })}.${wantedBody}.`,
    'algorithm None': `${encode({ ...header, alg: 'None' })}.${wantedBody}.`,
    'algorithm NONE with a signature': `${encode({ ...header, alg: 'NONE' })}.${wantedBody}.${signature}`,
    'no algorithm': `${encode({ ...header, alg: undefined })}.${wantedBody}.${wantedSignature}`,
    'another key': signed(header, wantedClaims, 'another secret, long enough to sign with'),
    'an empty key': signed(header, wantedClaims, ''),
    'the key ID as key': signed(header, wantedClaims, String(header.kid ?? 'secret')),
    'the public key as secret': signed(header, wantedClaims, publicPem),
    'an asymmetric algorithm': `${rs256}.${sign('sha256', Buffer.from(rs256), privateKey).toString('base64url')}`,
    'another algorithm, HS384': signed({ ...header, alg: 'HS384' }, wantedClaims, secret, 'sha384'),
    'another algorithm, HS512': signed({ ...header, alg: 'HS512' }, wantedClaims, secret, 'sha512'),
    'the claims of another token': `${head}.${wantedBody}.${signature}`,
    'the signature of another token': `${head}.${body}.${wantedSignature}`,
    'a cut signature': `${head}.${body}.${signature.slice(0, -2)}`,
    'a changed signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'another user': signed(header, { ...claims, sub: wantedClaims.sub }, secret),
    'another session': signed(header, { ...claims, sid: wantedClaims.sid }, secret),
    'an unknown session': signed(header, { ...claims, sid: nowhere }, secret),
    'SQL as its session': signed(header, { ...claims, sid: "' or '1'='1" }, secret),
    'a list of sessions': signed(header, { ...claims, sid: [claims.sid] }, secret),
    'no session': signed(header, { ...claims, sid: undefined }, secret),
    'no end': signed(header, { ...claims, exp: undefined }, secret),
    'its end in the past': signed(header, { ...claims, exp: seconds - 1 }, secret),
    'its end as text': signed(header, { ...claims, exp: String(seconds + 900) }, secret),
    'its start in the future': signed(header, { ...claims, nbf: seconds + 600 }, secret),
    'an unknown key ID': signed(
      { ...header, kid: 'another' },
      wantedClaims,
      'another secret, long enough to sign with',
    ),
    'a key ID that is a path': signed({ ...header, kid: '../../../../dev/null' }, wantedClaims, ''),
    'a key ID that is SQL': signed({ ...header, kid: "x' union select 'key" }, wantedClaims, 'key'),
    'a key of its own': signed({ ...header, jwk: { kty: 'oct', k: encode('key') } }, wantedClaims, 'key'),
    'the address of a key': signed({ ...header, jku: 'http://127.0.0.1:1/keys' }, wantedClaims, 'key'),
    'an unknown critical extension': signed({ ...header, crit: ['x'], x: 1 }, wantedClaims, secret),
    'nothing in it': '..',
    'a header that is no JSON': `e30x.${wantedBody}.${wantedSignature}`,
    'too many parts': `${wanted}.${wantedSignature}`,
    'ten thousand letters': 'a'.repeat(10_000),
  };
}
