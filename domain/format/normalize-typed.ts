/**
 * Normalizes text typed on an Arabic keyboard or pasted from elsewhere for parsing: digits of Arabic scripts become Latin, long
 * dashes short, and invisible direction marks are removed.
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
