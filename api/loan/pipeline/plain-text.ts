/** Letters that are not a base letter with a mark, so that normalizing does not take them apart. */
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

/** Lower case without accents: 'Gül Işık-Ñandú' is 'gul isik nandu'. What is neither letter nor digit is a blank. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßøłđðþæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, as {@link plainText} leaves them. */
export const plainWords = (text: string): string[] => plainText(text).split(' ').filter(Boolean);
