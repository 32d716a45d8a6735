import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../app-context';

/** The end of the chain, or the place where it was cut: the number and the hash of a row. */
export interface ChainPoint {
  readonly seq: number;
  readonly hash: Buffer;
}

/** `head` is the end of the chain at some moment; `cut` is where older rows were removed. */
type Kind = 'head' | 'cut';

export interface AnchorKey {
  readonly id: string;
  readonly sign: (kind: Kind, point: ChainPoint) => Buffer;
}

function anchorKey(secret: Uint8Array): AnchorKey {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'emet-portal audit anchor', 32));
  const macOf = (...parts: readonly (string | number)[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    id: macOf('id').toString('hex').slice(0, 16),
    sign: (kind, { seq, hash }) => macOf(kind, seq, hash.toString('hex')),
  };
}

/** The keys of anchors: the current one first, and the previous one while secrets change. They are never in the database. */
export const anchorKeys = ({
  secret,
  previousSecret,
}: Pick<AppContext, 'secret' | 'previousSecret'>): readonly [AnchorKey, ...AnchorKey[]] => [
  anchorKey(secret),
  ...(previousSecret ? [anchorKey(previousSecret)] : []),
];

export interface SignedPoint extends ChainPoint {
  readonly mac: Buffer;
  readonly keyId: string;
}

/** Whether one of the keys signed it; null if it names a key that is not known. */
export function isSigned(keys: readonly AnchorKey[], kind: Kind, point: SignedPoint): boolean | null {
  const key = keys.find(({ id }) => id === point.keyId);
  if (!key) return null;
  const expected = key.sign(kind, point);
  return expected.length === point.mac.length && timingSafeEqual(expected, point.mac);
}
