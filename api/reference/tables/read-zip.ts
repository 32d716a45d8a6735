import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** A workbook has a few dozen parts; all of them together stay below this. */
const MOST_PARTS = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/** The file is no zip archive that can be read. */
export class ArchiveError extends Error {}

interface Part {
  readonly offset: number;
  readonly packed: number;
  readonly size: number;
  readonly method: number;
}

/** Reads parts of a zip archive by name, by its own directory; refuses what is larger than a workbook can be. */
export function openZip(bytes: Buffer): (name: string) => Buffer | null {
  const parts = directory(bytes);
  let left = MOST_BYTES;
  return (name) => {
    const part = parts.get(name);
    if (!part) return null;
    if (part.size > left) throw new ArchiveError('too large');
    left -= part.size;
    return unpack(bytes, part);
  };
}

function directory(bytes: Buffer): Map<string, Part> {
  const earliest = Math.max(0, bytes.length - 65_557);
  let end = bytes.length - 22;
  while (end >= earliest && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < earliest || end < 0) throw new ArchiveError('no directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new ArchiveError('too many parts');
  const parts = new Map<string, Part>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new ArchiveError('broken directory');
    const nameLength = bytes.readUInt16LE(at + 28);
    parts.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function unpack(bytes: Buffer, { offset, packed, size, method }: Part): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw new ArchiveError('broken part');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data;
  if (method !== 8) throw new ArchiveError('unknown method');
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new ArchiveError('broken part');
  }
}
