import { ownValue } from '../tables/own-value';

const entities = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Rich text as plain text with its lines, for programs that show no HTML. */
export const plainMailOf = (html: string): string =>
  html
    .replaceAll(/<br>|<\/p>|<\/h[2-4]>|<\/li>/g, '\n')
    .replaceAll('<li>', '- ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => ownValue(entities, entity) ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
