import { describe, expect, it } from 'vitest';
import { matchCodes, meantCode } from './match-code';

const labels: Record<string, string> = {
  CA: 'California',
  NC: 'North Carolina',
  SC: 'South Carolina',
  IST: 'İstanbul',
};
const codes = Object.keys(labels);
const label = (code: string): string => labels[code] ?? code;

describe('searching a code list', () => {
  it('ranks codes first, then prefixes, then substrings, ignoring case and accents', () => {
    expect(matchCodes(codes, 'ca', label)).toEqual(['CA', 'NC', 'SC']);
    expect(matchCodes(codes, 'caro', label)).toEqual(['NC', 'SC']);
    expect(matchCodes(codes, 'istanbul', label)).toEqual(['IST']);
    expect(matchCodes(codes, ' ', label)).toEqual(codes);
    expect(matchCodes(codes, 'x', label)).toEqual([]);
  });

  it('accepts text as a code only if it is unambiguous', () => {
    expect(meantCode(codes, 'ca', label)).toBe('CA');
    expect(meantCode(codes, 'north carolina', label)).toBe('NC');
    expect(meantCode(codes, 'south', label)).toBe('SC');
    expect(meantCode(codes, 'carolina', label)).toBeUndefined();
    expect(meantCode(codes, 'Narnia', label)).toBeUndefined();
  });
});
