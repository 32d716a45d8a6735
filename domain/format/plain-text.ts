import { ownValue } from '../tables/own-value';

/** Letters that Unicode normalization does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Lower case without accents and elongations: 'Gül Işık-Ñandú' becomes 'gul isik nandu'. Characters other than letters and digits
 * become blanks.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßøłđðþæœ]/g, (letter) => ownValue(LETTERS, letter) ?? letter)
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text after {@link plainText}. */
export const plainWords = (text: string): string[] => plainText(text).split(' ').filter(Boolean);
