import { describe, expect, it } from 'vitest';
import { messages as ar } from './ar/messages';
import { messages as en } from './en/messages';
import { messages as tr } from './tr/messages';

type Tree = Readonly<Record<string, unknown>>;

function flatten(tree: Tree, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') flat.set(at, value);
    else for (const [inner, text] of flatten(value as Tree, at)) flat.set(inner, text);
  }
  return flat;
}

const places = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
/** A plural form may leave its number out ("one field"). */
const withoutCount = (text: string): string[] => places(text).filter((place) => !/count/.test(place));

const english = flatten(en);

describe.each([
  ['Turkish', flatten(tr)],
  ['Arabic', flatten(ar)],
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
