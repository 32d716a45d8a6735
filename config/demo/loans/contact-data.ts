import type { Random } from './random';

/** Letters that do not come apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', å: 'a' };

/** `sofia.castaneda` of a name: plain letters, as the part before the @ of an address. */
export const emailName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9 -]/g, (letter) => PLAIN[letter] ?? '')
    .trim()
    .replace(/[ -]+/g, '.');

const AREA_CODES = ['213', '408', '415', '425', '480', '503', '510', '602', '619', '626', '650', '702', '925'] as const;

/** A number of the range that is kept for fiction: 555-0100 to 555-0199. */
export const phoneNumber = (random: Random): string =>
  `(${random.pick(AREA_CODES)}) 555-01${twoDigits(random.int(0, 99))}`;

/** A number that no person has: the Social Security Administration gives out none that begins with 9. */
export const inventedSsn = (random: Random): string =>
  `9${twoDigits(random.int(0, 99))}-${twoDigits(random.int(1, 49))}-${String(random.int(1, 9999)).padStart(4, '0')}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
