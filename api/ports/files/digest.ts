import { webcrypto } from 'node:crypto';

/** The SHA-256 of a file in hexadecimal, computed outside the event loop, because a large one takes a tenth of a second. */
export const sha256Of = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
