import type { Random } from './random';

/** Letters that Unicode normalization does not decompose. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', å: 'a' };

/** The local part of an email address from a name, in plain letters: `sofia.castaneda`. */
export const emailName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9 -]/g, (letter) => PLAIN[letter] ?? '')
    .trim()
    .replace(/[ -]+/g, '.');

const AREA_CODES = ['213', '408', '415', '425', '480', '503', '510', '602', '619', '626', '650', '702', '925'] as const;

/** A phone number from the range reserved for fiction: 555-0100 to 555-0199. */
export const phoneNumber = (random: Random): string =>
  `(${random.pick(AREA_CODES)}) 555-01${twoDigits(random.int(0, 99))}`;

/** A number that no person has: the Social Security Administration assigns none that begins with 9. */
export const inventedSsn = (random: Random): string =>
  `9${twoDigits(random.int(0, 99))}-${twoDigits(random.int(1, 49))}-${String(random.int(1, 9999)).padStart(4, '0')}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
