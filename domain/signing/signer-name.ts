import { ownValue } from '../tables/own-value';

/** Letters that have no decomposition, and what people type for them. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A name as it is compared: no case, accents, punctuation or extra spaces. */
const compared = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıøłđßæœ]/g, (letter) => ownValue(plainLetters, letter) ?? letter)
    .replaceAll(/['’.,]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a typed name is that of the signer, up to case, accents and punctuation. */
export const isNameOf = (typed: string, name: string): boolean =>
  compared(typed) !== '' && compared(typed) === compared(name);
