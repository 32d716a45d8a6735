import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RenewedBatch, SealedStore } from '../keys/sealed-store';
import { SealedValueError, type Vault } from '../keys/vault';
import { type ByteReader, byteReader, remaining } from './byte-reader';
import type { ByteRange, FileStore, ObjectStore, OpenObject } from './file-store';
import {
  contentSize,
  fileKeyOf,
  headerBytes,
  isCurrentFile,
  isSealedFile,
  openedChunks,
  openedPart,
  sealedPart,
  sealFile,
} from './sealed-file';

/** A stream of the parts that is closed with the one it is made from, even if it was never read. */
function following(source: Readable, parts: AsyncIterable<Buffer>): Readable {
  const stream = Readable.from(parts, { objectMode: false });
  stream.once('close', () => source.destroy());
  return stream;
}

async function* inOrder(first: Buffer, rest: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield first;
  yield* rest;
}

/** Another process may have sealed it with a key that is new to this one. */
async function withKeys<T>(vault: Vault, work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SealedValueError && error.problem === 'unknown-key')) throw error;
    await vault.reload();
    return work();
  }
}

/** Encrypts every object before the store beneath sees it. Objects stored in plain by earlier versions stay readable. */
export function sealedFileStore(inner: ObjectStore, vault: Vault): FileStore & SealedStore {
  const HEADER = headerBytes(vault);

  /** The content of an object whose header was read. */
  async function opened(
    key: string,
    { object, stream }: OpenObject,
    reader: ByteReader,
    header: Buffer,
  ): Promise<OpenObject> {
    try {
      if (!isSealedFile(header)) return { object, stream: following(stream, inOrder(header, remaining(reader))) };
      const fileKey = await withKeys(vault, () => fileKeyOf(vault, key, header));
      const chunks = openedChunks(fileKey, key, reader);
      // A damaged small file is an error before anything of it is sent.
      const first = await chunks.next();
      return {
        object: { ...object, size: contentSize(vault, object.size) },
        stream: following(stream, inOrder(first.value ?? Buffer.alloc(0), chunks)),
      };
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  /** A part of an object. Undefined if it was encrypted again while it was read, so that header and content do not match. */
  async function part(key: string, range: ByteRange): Promise<OpenObject | null | undefined> {
    const head = await inner.getPart(key, { first: 0, last: HEADER - 1 });
    if (head === null) return null;
    const header = await buffer(head.stream);
    if (!isSealedFile(header)) return inner.getPart(key, range);
    const fileKey = await withKeys(vault, () => fileKeyOf(vault, key, header));
    const object = { ...head.object, size: contentSize(vault, head.object.size) };
    const sealed = sealedPart(vault, head.object.size, range);
    if (sealed === null) return { object, stream: Readable.from([]) };
    const found = await inner.getPart(key, sealed);
    if (found === null) return null;
    if (found.version !== head.version) {
      found.stream.destroy();
      return undefined;
    }
    const chunks = openedPart(vault, fileKey, head.object, sealed, byteReader(found.stream));
    return { object, stream: following(found.stream, chunks) };
  }

  /** Encrypts one object again, unless it has the current key or someone changed it meanwhile. */
  async function renewed(key: string): Promise<boolean> {
    const found = await inner.get(key);
    if (found === null) return false;
    const reader = byteReader(found.stream);
    const header = await reader.read(HEADER);
    if (isCurrentFile(vault, header)) {
      found.stream.destroy();
      return false;
    }
    const { stream } = await opened(key, found, reader, header);
    const sealed = await sealFile(vault, key, await buffer(stream));
    return inner.replace(key, sealed, found.object.contentType, found.version);
  }

  async function* renew(): AsyncIterable<RenewedBatch> {
    for await (const key of inner.keys()) {
      try {
        yield { checked: 1, renewed: (await renewed(key)) ? 1 : 0, problems: [] };
      } catch (error) {
        if (!(error instanceof SealedValueError)) throw error;
        yield { checked: 1, renewed: 0, problems: [error.message] };
      }
    }
  }

  return {
    name: 'files',
    async put(key, bytes, contentType) {
      const stored = await inner.put(key, await sealFile(vault, key, bytes), contentType);
      return { ...stored, size: bytes.byteLength };
    },
    async get(key) {
      const found = await inner.get(key);
      if (found === null) return null;
      const reader = byteReader(found.stream);
      return opened(key, found, reader, await reader.read(HEADER));
    },
    async getPart(key, range) {
      for (let tries = 0; tries < 3; tries += 1) {
        const found = await part(key, range);
        if (found !== undefined) return found;
      }
      throw new Error(`The file ${key} changed while a part of it was read.`);
    },
    remove: (key) => inner.remove(key),
    ready: () => inner.ready(),
    renew,
  };
}
