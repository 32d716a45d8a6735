import { describe, expect, it } from 'vitest';
import { allMessages } from '../testing/all-messages';
import { flattenTexts } from './text-tree';

const places = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
/** A plural form may leave its number out ("one field"). */
const withoutCount = (text: string): string[] => places(text).filter((place) => !/count/.test(place));

const english = new Map(flattenTexts(allMessages.en));

describe.each([
  ['Turkish', new Map(flattenTexts(allMessages.tr))],
  ['Arabic', new Map(flattenTexts(allMessages.ar))],
] as const)('%s', (_, translated) => {
  it('has every message of English', () => {
    expect([...english.keys()].filter((key) => !translated.has(key))).toEqual([]);
  });

  it('puts the same values into each message', () => {
    const different = [...english].filter(([key, text]) => {
      const other = translated.get(key) ?? '';
      return String(withoutCount(text)) !== String(withoutCount(other));
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('leaves no message empty', () => {
    expect([...translated].filter(([key, text]) => text === '' && english.get(key) !== '').map(([key]) => key)).toEqual(
      [],
    );
  });
});
