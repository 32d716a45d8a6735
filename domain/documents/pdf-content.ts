const startsAt = (bytes: Uint8Array, text: string, from: number): boolean => {
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false;
  return true;
};

function contains(bytes: Uint8Array, text: string, from: number, to: number): boolean {
  for (let i = Math.max(0, from); i <= Math.min(to, bytes.length) - text.length; i++) {
    if (startsAt(bytes, text, i)) return true;
  }
  return false;
}

/**
 * Whether the bytes are a complete PDF, whatever the file name: the header within the first 1024 bytes and the end mark within
 * the last 2048, which is what readers accept (ISO 32000-1, 7.5.2 and 7.5.5).
 */
export function isPdf(bytes: Uint8Array): boolean {
  return contains(bytes, '%PDF-', 0, 1024) && contains(bytes, '%%EOF', bytes.length - 2048, bytes.length);
}
