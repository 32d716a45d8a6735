import { message } from '../../../domain/messages/message';
import { ImportRefusal } from '../import-refusal';

interface DecodedText {
  readonly text: string;
  /** The encoding used, by its WHATWG name. */
  readonly encoding: string;
  /** Set if the XML declaration names an encoding that differs from the bytes'. */
  readonly declaredOtherwise?: string;
}

const byteOrderMarks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xff, 0xfe, 0x00, 0x00], encoding: 'utf-32' },
  { bytes: [0x00, 0x00, 0xfe, 0xff], encoding: 'utf-32' },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

const declaration = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]{0,39})["']/;

/**
 * Decodes the bytes of an XML file: a byte order mark takes precedence, then the pattern of the first characters (UTF-16
 * without a mark), then the encoding in the XML declaration, otherwise UTF-8 (XML 1.0, appendix F). Throws `ImportRefusal` for
 * an unknown encoding and for invalid bytes.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = byteOrderMarks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return decode(bytes.subarray(mark.bytes.length), mark.encoding);
  if (bytes[0] === 0x3c && bytes[1] === 0x00) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0x00 && bytes[1] === 0x3c) return decode(bytes, 'utf-16be');

  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400));
  const declared = declaration.exec(head)?.[1]?.toLowerCase();
  if (declared === undefined) return decode(bytes, 'utf-8');
  // Some programs declare UTF-16 in a file of single bytes; the declaration could be read, so it is not UTF-16.
  if (/^(utf-?16|ucs-?2|iso-10646-ucs-2)/.test(declared)) {
    return { ...decode(bytes, 'utf-8'), declaredOtherwise: declared };
  }
  return decode(bytes, declared);
}

function decode(bytes: Uint8Array, encoding: string): DecodedText {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportRefusal('encoding', message('encoding-unknown', { encoding }), { line: 1 });
  }
  try {
    return { text: decoder.decode(bytes), encoding: decoder.encoding };
  } catch {
    const place = placeOfFirstBadCharacter(bytes, encoding);
    const values = { encoding: decoder.encoding.toUpperCase(), ...place };
    throw new ImportRefusal('encoding', message('encoding-broken', values), place);
  }
}

function placeOfFirstBadCharacter(bytes: Uint8Array, encoding: string): { line: number; column: number } {
  const text = new TextDecoder(encoding).decode(bytes);
  const found = text.indexOf('\uFFFD');
  const before = found < 0 ? text : text.slice(0, found);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line += 1;
  return { line, column: before.length - lastBreak };
}
