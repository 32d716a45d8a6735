import { ownValue } from '../tables/own-value';

const entities = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Rich text as plain text with its lines, for programs that show no HTML. */
export const plainMailOf = (html: string): string =>
  html
    .replaceAll(/<br>|<\/p>|<\/h[2-4]>|<\/li>/g, '\n')
    .replaceAll('<li>', '- ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d{1,7});/g, (_entity, code: string) => characterOf(Number(code)))
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_entity, code: string) => characterOf(Number.parseInt(code, 16)))
    .replaceAll(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => ownValue(entities, entity) ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The text as its readers see it, without marks and characters that take no room. */
export const seenText = (text: string, isText: boolean): string =>
  (isText ? text : plainMailOf(text)).replaceAll(/\p{Cf}/gu, '');
