import { expect, it } from 'vitest';
import { findText } from './find-text';

const texts = {
  pages: { home: 'Home' },
  fields: { 'asset.value': 'Value', asset: { value: 'Of a tree' }, sNoteIR: 'Note rate' },
  count: '{{count}} loans',
  nested: '$t(pages.home)',
};

it.each([
  ['pages.home', 'Home'],
  ['fields.asset.value', 'Value'],
  ['fields.sNoteIR', 'Note rate'],
  ['pages', undefined],
  ['pages.none', undefined],
  ['constructor', undefined],
  ['pages.constructor.name', undefined],
  ['count', undefined],
  ['nested', undefined],
])('finds %s', (key, text) => {
  expect(findText(texts, key)).toBe(text);
});
