import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM: the ciphertext, then the tag. A nonce must never be used twice with a key. */
export function encrypt(key: KeyObject, nonce: Uint8Array, plain: Uint8Array, associated: string): Buffer {
  return Buffer.concat(encryptedParts(key, nonce, plain, associated));
}

/** The parts of the same, for large values that are written to one buffer part by part. */
export function encryptedParts(key: KeyObject, nonce: Uint8Array, plain: Uint8Array, associated: string): Buffer[] {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associated, 'utf8'));
  return [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
}

/** Null unless key, nonce, associated data and every byte are those of the encryption. */
export function decrypt(key: KeyObject, nonce: Uint8Array, sealed: Uint8Array, associated: string): Buffer | null {
  if (sealed.byteLength < TAG_BYTES) return null;
  const end = sealed.byteLength - TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated, 'utf8'));
  decipher.setAuthTag(sealed.subarray(end));
  // GCM has no padding: `final` only checks the tag.
  const plain = decipher.update(sealed.subarray(0, end));
  try {
    decipher.final();
    return plain;
  } catch {
    return null;
  }
}
