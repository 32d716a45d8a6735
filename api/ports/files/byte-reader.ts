import type { Readable } from 'node:stream';

/** Reads a stream in pieces of chosen sizes. */
export interface ByteReader {
  /** That many bytes; fewer, or none, only at the end. */
  read(size: number): Promise<Buffer>;
}

export function byteReader(stream: Readable): ByteReader {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return {
    async read(size) {
      while (length < size) {
        const next = await chunks.next();
        if (next.done) break;
        const { buffer, byteOffset, byteLength } = next.value;
        held.push(Buffer.from(buffer, byteOffset, byteLength));
        length += byteLength;
      }
      const [first = Buffer.alloc(0), ...others] = held;
      const all = others.length === 0 ? first : Buffer.concat(held, length);
      held = [all.subarray(size)];
      length = Math.max(0, length - size);
      return all.subarray(0, size);
    },
  };
}

/** Everything that was not read yet. */
export async function* remaining(reader: ByteReader): AsyncIterable<Buffer> {
  const PIECE = 64 * 1024;
  for (let piece = await reader.read(PIECE); piece.length > 0; piece = await reader.read(PIECE)) yield piece;
}
