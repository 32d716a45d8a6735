import type { LogoFacts } from '../../../../domain/lender/logo.schemas';

/** A checked image: its bytes as they are stored, and its size. */
export interface LogoImage extends Pick<LogoFacts, 'contentType' | 'width' | 'height'> {
  readonly bytes: Buffer;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What the picture needs; texts, dates and other chunks may say who made it. */
const pngChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** A PNG without its metadata; null if the bytes are none. */
export function readPng(bytes: Buffer): LogoImage | null {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return null;
  const parts: Buffer[] = [PNG];
  let at = PNG.length;
  let type = '';
  while (at + 12 <= bytes.length && type !== 'IEND') {
    const end = at + 12 + bytes.readUInt32BE(at);
    type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (parts.length === 1 && type !== 'IHDR')) return null;
    if (pngChunks.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (type !== 'IEND' || (parts[1]?.length ?? 0) < 25) return null;
  return {
    contentType: 'image/png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bytes: Buffer.concat(parts),
  };
}

const START = 0xd8;
const SCAN = 0xda;
/** Frames begin with one of these, which also say how the picture is compressed; three of the numbers mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a JPEG, whose bytes stay as they are; null if the bytes are none. */
export function readJpeg(bytes: Buffer): LogoImage | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === SCAN) return null;
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { contentType: 'image/jpeg', width, height, bytes };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
