import { createHmac, randomBytes } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES, TAG_BYTES } from './aes-gcm';
import type { DataKey, KeyRing } from './key-ring';
import { SealedValueError, type Vault } from './vault';

/** Texts: `enc1.<key>.<base64url of nonce, ciphertext and tag>`. */
const TEXT = 'enc1';
const SEALED_TEXT = /^enc1\.([0-9a-f]{8})\.([\w-]+)$/;
/** Hashes: `mac1.<key>.<base64url of the HMAC>`. */
const HASH = 'mac1';
/** Bytes: these five, four of the key ID, then nonce, ciphertext and tag. */
const BYTES = Buffer.from('\0enc1', 'latin1');
const BYTES_HEADER = BYTES.length + 4;

const bytesPrefix = ({ id }: DataKey): Buffer => Buffer.concat([BYTES, Buffer.from(id, 'hex')]);

/** Length and text, so that no two pairs of texts make the same input. */
const joined = (one: string, other: string): string => `${one.length}:${one}${other}`;

/** What is authenticated beside the value: the format with the key, and the context. */
const associated = (format: string, keyId: string, context: string) => joined(`${format}.${keyId}`, context);

/** A vault over the keys in memory. `reload` reads them again from where they are stored. */
export function keyVault(ring: KeyRing, reload: () => Promise<void>): Vault {
  const encrypted = (key: DataKey, plain: Uint8Array, format: string, context: string): Buffer => {
    const nonce = randomBytes(NONCE_BYTES);
    return Buffer.concat([nonce, encrypt(key.key, nonce, plain, associated(format, key.id, context))]);
  };
  const decrypted = (keyId: string, sealed: Uint8Array, format: string, context: string): Buffer => {
    const key = ring.get(keyId);
    if (key?.purpose !== 'seal') throw new SealedValueError('unknown-key', keyId, context);
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const plain =
      nonce.byteLength === NONCE_BYTES
        ? decrypt(key.key, nonce, sealed.subarray(NONCE_BYTES), associated(format, keyId, context))
        : null;
    if (plain === null) throw new SealedValueError('altered', keyId, context);
    return plain;
  };
  const hashed = ({ id, key }: DataKey, value: string, purpose: string): string =>
    `${HASH}.${id}.${createHmac('sha256', key).update(joined(purpose, value), 'utf8').digest('base64url')}`;

  return {
    seal(plain, context) {
      const key = ring.current('seal');
      return `${TEXT}.${key.id}.${encrypted(key, Buffer.from(plain, 'utf8'), TEXT, context).toString('base64url')}`;
    },
    open(sealed, context) {
      const [, keyId, content] = SEALED_TEXT.exec(sealed) ?? [];
      if (keyId === undefined || content === undefined) throw new SealedValueError('not-sealed', null, context);
      return decrypted(keyId, Buffer.from(content, 'base64url'), TEXT, context).toString('utf8');
    },
    sealBytes(plain, context) {
      const key = ring.current('seal');
      return Buffer.concat([bytesPrefix(key), encrypted(key, plain, 'bytes', context)]);
    },
    openBytes(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (bytes.length < BYTES_HEADER || !bytes.subarray(0, BYTES.length).equals(BYTES)) {
        throw new SealedValueError('not-sealed', null, context);
      }
      const keyId = bytes.toString('hex', BYTES.length, BYTES_HEADER);
      return decrypted(keyId, bytes.subarray(BYTES_HEADER), 'bytes', context);
    },
    hash: (value, purpose) => hashed(ring.current('hash'), value, purpose),
    hashes: (value, purpose) => ring.all('hash').map((key) => hashed(key, value, purpose)),
    get prefix() {
      return `${TEXT}.${ring.current('seal').id}.`;
    },
    get bytesPrefix() {
      return bytesPrefix(ring.current('seal'));
    },
    sealedBytes: (length) => BYTES_HEADER + NONCE_BYTES + length + TAG_BYTES,
    get hashPrefix() {
      return `${HASH}.${ring.current('hash').id}.`;
    },
    get acceptsEarlier() {
      return !ring.all('seal').some(({ refusesEarlier }) => refusesEarlier);
    },
    reload,
  };
}
