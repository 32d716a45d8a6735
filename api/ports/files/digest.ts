import { createHash } from 'node:crypto';
import { inTurns } from '../../threads/turns';

/** A millisecond or two. */
const STEP = 1024 * 1024;

function* hashing(bytes: Uint8Array): Generator<void, string> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.length; from += STEP) {
    hash.update(bytes.subarray(from, from + STEP));
    yield;
  }
  return hash.digest('hex');
}

/** The SHA-256 of a file in hexadecimal. A large file takes a tenth of a second, so others get their turn between its parts. */
export const sha256Of = (bytes: Uint8Array): Promise<string> => inTurns(hashing(bytes));
