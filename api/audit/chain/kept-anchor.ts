import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../ports/files/file-store';
import type { SignedPoint } from './anchor-key';

/** The newest anchor is also in the file store, where someone who can only change the database cannot reach it. */
const KEY = 'audit/anchor';

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .transform((text) => Buffer.from(text, 'hex'));

/** The form of an anchor in the file store and in the log. */
export const anchorText = z.object({ seq: z.int(), hash: hex, mac: hex, keyId: z.string() });

export const textOfAnchor = ({ seq, hash, mac, keyId }: SignedPoint) => ({
  seq,
  hash: hash.toString('hex'),
  mac: mac.toString('hex'),
  keyId,
});

/** The kept anchor; null before the first one. */
export async function keptAnchor(files: FileStore): Promise<SignedPoint | null> {
  const file = await files.get(KEY);
  return file === null ? null : anchorText.parse(await json(file.stream));
}

export async function keepAnchor(files: FileStore, anchor: SignedPoint): Promise<void> {
  await files.put(KEY, Buffer.from(JSON.stringify(textOfAnchor(anchor))), 'application/json');
}
