/**
 * What people type on an Arabic keyboard or paste from elsewhere, in the characters that formats are read in: digits of
 * Arabic scripts become Latin ones, long dashes short, and the invisible marks of writing direction go.
 */
export function normalizeTyped(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}
