import { describe, expect, it } from 'vitest';
import { parseField } from './field-value';
import type { FieldSpec } from './fields/field';

const read = (spec: Partial<FieldSpec>, input: unknown) => {
  const parsed = parseField({ kind: 'text', place: 'loan', ...spec }, input);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe('a value for a field', () => {
  it('is brought into stored form by its kind', () => {
    expect(read({ kind: 'money' }, '$1,250.5')).toBe('1250.50');
    expect(read({ kind: 'money' }, '(300)')).toBe('-300.00');
    expect(read({ kind: 'percent' }, '4.25 %')).toBe('4.250');
    expect(read({ kind: 'money', scale: 4 }, '17.44')).toBe('17.4400');
    expect(read({ kind: 'date' }, '03/04/2024')).toBe('2024-03-04');
    expect(read({ kind: 'integer' }, '360')).toBe(360);
    expect(read({ kind: 'zip' }, '90210-1234')).toBe('90210');
    expect(read({ kind: 'state' }, ' ca ')).toBe('CA');
    expect(read({ kind: 'ssn' }, '123456789')).toBe('123-45-6789');
    expect(read({}, '  Ann  ')).toBe('Ann');
  });

  it('may be a JSON number for a numeric field', () => {
    expect(read({ kind: 'money' }, 0.1)).toBe('0.10');
    expect(read({ kind: 'integer' }, 360)).toBe(360);
    expect(read({ kind: 'code', codes: 'sLPurposeT' }, 0)).toBe('0');
    expect(read({ kind: 'money' }, Number.NaN)).toBe('not-a-number');
    expect(read({ kind: 'money' }, 1e21)).toBe('not-a-number');
  });

  it('is cleared by nothing', () => {
    expect([null, undefined, '', '   '].map((input) => read({ kind: 'money' }, input))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is refused outside its bounds, scale and length', () => {
    expect(read({ kind: 'money', min: 0 }, '-1')).toBe('too-small');
    expect(read({ kind: 'percent', max: 99.999 }, '100')).toBe('too-large');
    expect(read({ kind: 'integer', min: 1, max: 480 }, 481)).toBe('too-large');
    expect(read({ kind: 'money' }, '1.005')).toBe('too-many-decimals');
    expect(read({ kind: 'money' }, '1234567890123')).toBe('too-large');
    expect(read({ kind: 'integer' }, '30.5')).toBe('not-whole');
    expect(read({ maxLength: 3 }, 'Anna')).toBe('too-long');
    expect(read({ maxLength: 2 }, '🏠🏡')).toBe('🏠🏡');
  });

  it('is rejected if it has another type', () => {
    expect(read({ kind: 'money' }, {})).toBe('not-a-number');
    expect(read({ kind: 'date' }, 20240304)).toBe('not-text');
    expect(read({}, ['a'])).toBe('not-text');
    expect(read({ kind: 'state' }, 'PR')).toBe('invalid-state');
    expect(read({ kind: 'yesno' }, 'maybe')).toBe('not-yes-or-no');
    expect(read({ kind: 'code', codes: 'sProdSpT' }, '5')).toBe('not-a-code');
    expect(read({ kind: 'code', codes: 'noSuchList' }, '1')).toBe('not-a-code');
  });

  it("accepts the LOS's notations of yes and no", () => {
    expect([true, 'True', 'yes', 'No', false].map((input) => read({ kind: 'yesno' }, input))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is a list of known codes, each once', () => {
    expect(read({ kind: 'codes', codes: 'aBRaces' }, ['B', 'BA', 'B'])).toEqual(['B', 'BA']);
    expect(read({ kind: 'codes', codes: 'aBRaces' }, ['B', 'ZZ'])).toBe('not-a-code');
    expect(read({ kind: 'codes', codes: 'aBRaces' }, 'B')).toBe('not-a-list');
  });

  it('has no control characters; a note may have lines', () => {
    expect(read({}, 'a\u0000b')).toBe('control-characters');
    expect(read({}, 'a\nb')).toBe('control-characters');
    expect(read({}, 'a\ud800')).toBe('control-characters');
    expect(read({}, 'a😀')).toBe('a😀');
    expect(read({ kind: 'note' }, 'a\nb')).toBe('a\nb');
  });
});
