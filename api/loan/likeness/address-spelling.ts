import { plainWords } from '../../../domain/format/plain-text';
import { ownValue } from '../../../domain/tables/own-value';

/** The words of addresses that people abbreviate, as USPS does. A saint and a street get the same form, which does no harm. */
const abbreviations: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  saint: 'st',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};

/** What stands before the number of a unit. */
const designators: ReadonlySet<string> = new Set(['apartment', 'apt', 'no', 'ste', 'suite', 'unit']);

/** The words of an address; a designator is a word of its own: ‘#5’ and ‘Apt5’ are ‘unit 5’ and ‘apt 5’. */
const wordsOf = (text: string): string[] =>
  plainWords(text.replaceAll('#', ' unit ')).flatMap((word) => {
    const [, designator = '', number = ''] = /^(apartment|apt|no|ste|suite|unit)(\d.*)$/.exec(word) ?? [];
    return designator === '' ? [word] : [designator, number];
  });

/**
 * Where the unit begins in the words of a street line; -1 if it has none. A street may have the name of a designator, as in
 * ‘8 Ste Genevieve Avenue’ or ‘8 Old Suite Road’.
 */
const unitStart = (words: readonly string[]): number =>
  words.findIndex((word, at) => at > 1 && designators.has(word) && isUnit(words.slice(at + 1)));

const isUnit = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => /\d/.test(word) || word.length <= 2 || designators.has(word));

/** The number of a unit alone: ‘Apt 5-B’, ‘# 5b’ and ‘5 B’ are ‘5b’. */
const unitOf = (words: readonly string[]): string => words.filter((word) => !designators.has(word)).join('');

/** ‘N.W.’ and ‘North West’ are ‘nw’. */
const withDirections = (street: string): string => street.replaceAll(/\b([ns]) ([ew])\b/g, '$1$2');

/** A property's address in one form, however it is written and whether its unit is in the street line or beside it. */
export function oneSpelling(line: string, unit: string): string {
  const words = wordsOf(line);
  const start = unitStart(words);
  const [street, inLine] = start === -1 ? [words, []] : [words.slice(0, start), words.slice(start)];
  const short = street.map((word) => ownValue(abbreviations, word) ?? word).join(' ');
  const units = new Set([unitOf(inLine), unitOf(wordsOf(unit))]);
  return [withDirections(short), ...units].filter(Boolean).join(' ');
}
