import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk for length, type and checksum. */
const AROUND_BYTES = 12;
const MOST_COLORS = 256;
const EXACT_COLORS = 80;
/** Squared distance of two colors that look nearly the same. */
const NEAR = 250;

type Chunk = readonly [type: string, data: Buffer];

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)]);
    at += length + AROUND_BYTES;
  }
  return chunks;
}

function encode([type, data]: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The colors of all pixels as 0xRRGGBB; reverses the filter of each line (PNG specification, section 9). */
function pixelsOf(packed: Buffer, width: number, height: number, bytes: number): Uint32Array {
  const lines = inflateSync(packed);
  const stride = width * bytes;
  const raw = new Uint8Array(stride * height);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= bytes ? (raw[at - bytes] ?? 0) : 0;
      const up = y > 0 ? (raw[at - stride] ?? 0) : 0;
      const corner = x >= bytes && y > 0 ? (raw[at - stride - bytes] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      raw[at] = (lines[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = raw.subarray(at * bytes, at * bytes + 3);
    pixels[at] = (red << 16) | (green << 8) | blue;
  }
  return pixels;
}

const distance = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

/** The most frequent colors, then those that are not close to any of them; and for every color the index of the closest. */
function paletteOf(pixels: Uint32Array): { colors: number[]; places: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const colors: number[] = [];
  for (const [color] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (colors.length === MOST_COLORS) break;
    // A small dot has its own color in few pixels, while the shades of a letter's edge have many close ones.
    if (colors.length < EXACT_COLORS || colors.every((known) => distance(known, color) > NEAR)) colors.push(color);
  }
  const nearest = (color: number): number => {
    let best = 0;
    colors.forEach((known, place) => {
      if (distance(known, color) < distance(colors[best] ?? 0, color)) best = place;
    });
    return best;
  };
  return { colors, places: new Map([...counts.keys()].map((color) => [color, nearest(color)])) };
}

/** The same picture with a palette of 256 colors. Screenshots have hardly more, and become a third of the size. */
export function smallerPng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const head = Buffer.from(chunks.find(([type]) => type === 'IHDR')?.[1] ?? []);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const packed = Buffer.concat(chunks.filter(([type]) => type === 'IDAT').map(([, data]) => data));
  const pixels = pixelsOf(packed, width, height, head[9] === 6 ? 4 : 3);
  const { colors, places } = paletteOf(pixels);
  const lines = Buffer.alloc((width + 1) * height);
  pixels.forEach((color, at) => {
    lines[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = places.get(color) ?? 0;
  });
  // 8 bits per palette index.
  head.set([8, 3], 8);
  const palette = Buffer.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const written: Chunk[] = [
    ['IHDR', head],
    ['PLTE', palette],
    ['IDAT', deflateSync(lines, { level: 9, memLevel: 9 })],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...written.map(encode)]);
}
