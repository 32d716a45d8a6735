/** The characters that a TrueType font has, from its `cmap` table (formats 4 and 12). */
export function charactersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, index) => 12 + index * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  if (entry === undefined) return new Set();
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const characters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    const ranges = format === 12 ? rangesOf12(subtable) : format === 4 ? rangesOf4(subtable) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) characters.add(code);
  }
  return characters;
}

type Range = readonly [first: number, last: number];

function rangesOf4(subtable: Buffer): Range[] {
  const bytes = subtable.readUInt16BE(6);
  return Array.from({ length: bytes / 2 }, (_, index): Range => {
    const last = subtable.readUInt16BE(14 + index * 2);
    const first = subtable.readUInt16BE(16 + bytes + index * 2);
    // The last segment only ends the table.
    return last === 0xffff ? [1, 0] : [first, last];
  });
}

function rangesOf12(subtable: Buffer): Range[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, index): Range => {
    const at = 16 + index * 12;
    return [subtable.readUInt32BE(at), subtable.readUInt32BE(at + 4)];
  });
}

const UNKNOWN = '\ufffd';
/** They reorder the text around them, and control characters have no glyph. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Bidi_Control}/gu;

/** The text as the fonts can print it: other characters, which PDF/UA does not allow, become a replacement character. */
export function printable(text: string, has: (code: number) => boolean): string {
  const known = [...text.normalize('NFC').replace(UNPRINTABLE, '')];
  return known
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      return char === '\n' || char === '\t' || has(code) ? char : UNKNOWN;
    })
    .join('');
}
