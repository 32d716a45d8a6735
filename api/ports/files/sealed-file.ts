import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { ownTurn } from '../../threads/turns';
import { decrypt, encryptedParts, NONCE_BYTES, TAG_BYTES } from '../keys/aes-gcm';
import { SealedValueError, type Vault } from '../keys/vault';
import type { ByteReader } from './byte-reader';

/**
 * A sealed file has a key of its own, which is sealed by the vault in its header. The content follows in chunks, each encrypted
 * and authenticated, with its number and whether it is the last one in the nonce. So no chunk can be changed, moved or left out
 * without notice, and a file can be delivered while it is read.
 */
const MAGIC = Buffer.from('\0emf1', 'latin1');
const FILE_KEY_BYTES = 32;
const CHUNK = 64 * 1024;
const SEALED_CHUNK = CHUNK + TAG_BYTES;
/** After so many chunks others get their turn: 1 MB takes a millisecond or two. */
const CHUNKS_AT_ONCE = 16;

const contextOf = (key: string): string => `file:${key}`;

/** A nonce never repeats, since each file has a key of its own. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(chunk, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** The length of the header of this vault's files. */
export const headerBytes = (vault: Vault): number => MAGIC.length + vault.sealedBytes(FILE_KEY_BYTES);

/** Whether a file that begins with these bytes is sealed. */
export const isSealedFile = (header: Buffer): boolean => header.subarray(0, MAGIC.length).equals(MAGIC);

/** Whether a sealed file has the vault's current key. */
export const isCurrentFile = (vault: Vault, header: Buffer): boolean =>
  isSealedFile(header) && header.subarray(MAGIC.length).subarray(0, vault.bytesPrefix.length).equals(vault.bytesPrefix);

/** The size of the content of a sealed file. */
export function contentSize(vault: Vault, sealedSize: number): number {
  const body = sealedSize - headerBytes(vault);
  return Math.max(0, body - Math.ceil(body / SEALED_CHUNK) * TAG_BYTES);
}

/** Encrypts the content of a file for its place in the store. */
export async function sealFile(vault: Vault, key: string, content: Uint8Array): Promise<Buffer> {
  const fileKey = randomBytes(FILE_KEY_BYTES);
  const cipherKey = createSecretKey(fileKey);
  const header = Buffer.concat([MAGIC, vault.sealBytes(fileKey, contextOf(key))]);
  const last = Math.max(0, Math.ceil(content.byteLength / CHUNK) - 1);
  const sealed = Buffer.allocUnsafeSlow(header.length + content.byteLength + (last + 1) * TAG_BYTES);
  let end = header.copy(sealed);
  for (let chunk = 0; chunk <= last; chunk += 1) {
    const plain = content.subarray(chunk * CHUNK, (chunk + 1) * CHUNK);
    for (const part of encryptedParts(cipherKey, nonceOf(chunk, chunk === last), plain, '')) {
      end += part.copy(sealed, end);
    }
    if (chunk % CHUNKS_AT_ONCE === CHUNKS_AT_ONCE - 1) await ownTurn();
  }
  return sealed;
}

/** The key of a sealed file. Throws a {@link SealedValueError} if it was altered or is in another place. */
export const fileKeyOf = (vault: Vault, key: string, header: Buffer): KeyObject =>
  createSecretKey(vault.openBytes(header.subarray(MAGIC.length), contextOf(key)));

/** The bytes of a sealed file that hold a part of its content. */
export interface SealedPart {
  readonly firstChunk: number;
  /** Positions in the sealed file, both included. */
  readonly first: number;
  readonly last: number;
  /** How many bytes of the opened chunks come before the part, and how many belong to it. */
  readonly skip: number;
  readonly length: number;
}

/** Where a part of the content is in the sealed file; null if the content ends before it. */
export function sealedPart(vault: Vault, size: number, range: { readonly first: number; readonly last: number }) {
  const content = contentSize(vault, size);
  const last = Math.min(range.last, content - 1);
  if (range.first > last) return null;
  const [firstChunk, lastChunk] = [Math.floor(range.first / CHUNK), Math.floor(last / CHUNK)];
  return {
    firstChunk,
    first: headerBytes(vault) + firstChunk * SEALED_CHUNK,
    last: Math.min(size, headerBytes(vault) + (lastChunk + 1) * SEALED_CHUNK) - 1,
    skip: range.first - firstChunk * CHUNK,
    length: last - range.first + 1,
  } satisfies SealedPart;
}

/** Decrypts the chunks of a part. `size` is that of the sealed file, which says which chunk is the last one. */
export async function* openedPart(
  vault: Vault,
  fileKey: KeyObject,
  { key, size }: { readonly key: string; readonly size: number },
  part: SealedPart,
  reader: ByteReader,
): AsyncGenerator<Buffer, void> {
  const lastChunk = Math.ceil((size - headerBytes(vault)) / SEALED_CHUNK) - 1;
  let { skip, length } = part;
  for (let chunk = part.firstChunk; length > 0; chunk += 1) {
    const plain = decrypt(fileKey, nonceOf(chunk, chunk === lastChunk), await reader.read(SEALED_CHUNK), '');
    if (plain === null) throw new SealedValueError('altered', null, contextOf(key));
    const wanted = plain.subarray(skip, skip + length);
    yield wanted;
    length -= wanted.length;
    skip = 0;
  }
}

/** Decrypts the chunks after the header. Throws a {@link SealedValueError} before the first one that was altered or is missing. */
export async function* openedChunks(fileKey: KeyObject, key: string, reader: ByteReader): AsyncGenerator<Buffer, void> {
  let sealed = await reader.read(SEALED_CHUNK);
  for (let chunk = 0; ; chunk += 1) {
    const next = await reader.read(SEALED_CHUNK);
    const isLast = next.length === 0;
    const plain = decrypt(fileKey, nonceOf(chunk, isLast), sealed, '');
    if (plain === null) throw new SealedValueError('altered', null, contextOf(key));
    yield plain;
    if (isLast) return;
    sealed = next;
  }
}
