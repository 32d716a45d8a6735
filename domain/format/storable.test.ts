import { describe, expect, it } from 'vitest';
import { isStorable, storageProblem } from './storable';

/** A list in a list in a list, and so on. */
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a value for the database', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['the first half of a surrogate pair', 'a\ud83d'],
    ['the second half of a surrogate pair', '\ude00b'],
  ])('is refused with %s, and the path names the text', (_what, text) => {
    const path = ['loan', 'applicants', '1', 'aBLastNm'];
    const value = { id: 7, loan: { applicants: [{ aBLastNm: 'Lee' }, { aBLastNm: text }] } };
    expect(storageProblem(value)).toEqual({ path, problem: 'control-characters' });
    expect(storageProblem({ settings: { [text]: 1 } })).toEqual({ path: ['settings'], problem: 'control-characters' });
    expect(storageProblem(text)).toEqual({ path: [], problem: 'control-characters' });
  });

  it('may have any other text', () => {
    expect(isStorable({ texts: ['😀', 'ğ', '\\u0000', '\\ud800', 'a\tb\n'], none: null, left: undefined })).toBe(true);
  });

  it('may be nested 100 levels deep; deeper values are refused, however deep', () => {
    expect(isStorable(nested(100))).toBe(true);
    for (const depth of [101, 5_000, 200_000]) {
      expect(storageProblem({ settings: nested(depth) })).toEqual({ path: ['settings'], problem: 'value-not-valid' });
    }
  });
});
