import { describe, expect, it } from 'vitest';
import { plainText, plainWords } from './plain-text';

describe('plain text', () => {
  it.each([
    ['Gül Işık-Ñandú', 'gul isik nandu'],
    ['İPEK', 'ipek'],
    ['Łukasz Sørensen', 'lukasz sorensen'],
    ['Straße', 'strasse'],
    ["O'Brien", 'obrien'],
    ['  ', ''],
    ['علي', 'علي'],
    ['عـــلي', 'علي'],
    ['FAİZ ve faız', 'faiz ve faiz'],
  ])('of %s is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('is split into words', () => {
    expect(plainWords(' Mary-Ann  Lee ')).toEqual(['mary', 'ann', 'lee']);
    expect(plainWords('…')).toEqual([]);
  });
});
