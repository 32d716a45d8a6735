import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm';
import { type Kek, KeyProblem } from './kek';

/** A key of 32 random bytes, from `DATA_KEY`, a file, or a demo's data folder. */
export function localKek(bytes: Uint8Array): Kek {
  const key = createSecretKey(bytes);
  const fingerprint = createHash('sha256').update('key-encryption-key\0').update(bytes).digest('hex').slice(0, 16);
  const id = `local:${fingerprint}`;
  return {
    id,
    async wrap(dataKey, context) {
      const nonce = randomBytes(NONCE_BYTES);
      return Buffer.concat([nonce, encrypt(key, nonce, dataKey, context)]);
    },
    async unwrap(wrapped, context) {
      const plain = decrypt(key, wrapped.subarray(0, NONCE_BYTES), wrapped.subarray(NONCE_BYTES), context);
      if (plain === null) throw new KeyProblem(`The data key "${context}" was altered: ${id} does not open it.`);
      return plain;
    },
  };
}
