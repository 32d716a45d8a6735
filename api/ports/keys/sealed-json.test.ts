import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earlierVault, testVault } from '../../../tests/support/test-vault';
import { openJson, type SealedPlace, sealJson } from './sealed-json';
import { SealedValueError } from './vault';

const vault = testVault();
const stored = (value: unknown, at: SealedPlace = 'loans:1') => JSON.parse(sealJson(vault, value, at));

describe('JSON in a sealed column', () => {
  it('opens as it was sealed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(openJson(vault, stored(value), 'loans:1')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('shows nothing of its value, and is different each time', () => {
    const one = stored({ aBSsn: '900-12-3456' });
    expect(JSON.stringify(one)).not.toMatch(/Ssn|3456/);
    expect(stored({ aBSsn: '900-12-3456' })).not.toEqual(one);
  });

  it('opens only in the place where it was sealed', () => {
    expect(() => openJson(vault, stored({ a: 1 }), 'loans:2')).toThrow(SealedValueError);
  });

  const plain = [{ version: 1, applicants: [] }, { id: 'a1', sealed: 'enc1.x' }, 'Pasadena', 4, true, ['x']];

  it('is read as it is if it was written before encryption', () => {
    for (const value of plain) expect(openJson<unknown>(earlierVault(), value, 'loans:1')).toBe(value);
  });

  it('is refused in plain once everything is sealed, except empty values', () => {
    for (const value of plain) {
      expect(() => openJson<unknown>(vault, value, 'loans:1')).toThrow(SealedValueError);
      expect(() => openJson<unknown>(vault, value, { place: 'loans:1', version: 2 })).toThrow(SealedValueError);
    }
    expect(openJson<unknown>(vault, null, 'loans:1')).toBeNull();
  });

  it('does not open in a row of another version', () => {
    const second = stored({ a: 2 }, { place: 'loans:1', version: 2 });
    expect(openJson(vault, second, { place: 'loans:1', version: 2 })).toEqual({ a: 2 });
    expect(() => openJson(vault, second, { place: 'loans:1', version: 3 })).toThrow(SealedValueError);
    expect(() => openJson(vault, second, 'loans:1')).toThrow(SealedValueError);
    expect(() => openJson(vault, { sealed: second.versioned }, { place: 'loans:1', version: 3 })).toThrow(
      SealedValueError,
    );
  });

  it('opens without a version only in a database from before versions', () => {
    const before = stored({ a: 1 });
    expect(openJson(earlierVault(), before, { place: 'loans:1', version: 9 })).toEqual({ a: 1 });
    expect(() => openJson(vault, before, { place: 'loans:1', version: 9 })).toThrow(SealedValueError);
  });
});
