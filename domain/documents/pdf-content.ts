const startsAt = (bytes: Uint8Array, text: string, from: number): boolean => {
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false;
  return true;
};

/** How many of the last bytes may follow the end mark (ISO 32000-1, 7.5.5: readers accept blanks after it). */
const TAIL = 2048;

/**
 * Whether the bytes are a complete PDF, whatever the file name: they begin with the header and end with the end mark. Readers
 * also accept a header further on, but then other programs may take the file for another type, such as a page with scripts.
 */
export function isPdf(bytes: Uint8Array): boolean {
  if (!startsAt(bytes, '%PDF-', 0)) return false;
  for (let i = bytes.length - '%%EOF'.length; i >= Math.max(0, bytes.length - TAIL); i--) {
    if (startsAt(bytes, '%%EOF', i)) return true;
  }
  return false;
}
