import { MAX_BODY_DEPTH } from '../../domain/contract/body-limits';

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The position of the quote that ends a string, or the end of the text. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

/**
 * Whether JSON is nested too deeply or has too many values, found before it is parsed: parsing takes many times its memory, and
 * code that follows the nesting of a value has only so much stack.
 */
export function isTooComplex(bytes: Uint8Array, maxValues: number): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === QUOTE) at = endOfString(bytes, at);
    else if (sign === COMMA || sign === COLON) values += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_BODY_DEPTH || values > 2 * maxValues) return true;
  }
  return false;
}
