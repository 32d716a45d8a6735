import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testVault } from '../../../tests/support/test-vault';
import { openJson, sealJson } from './sealed-json';
import { SealedValueError } from './vault';

const vault = testVault();
const stored = (value: unknown, context = 'loans:1') => JSON.parse(sealJson(vault, value, context));

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

  it('is read as it is if it was written before encryption', () => {
    const plain = [{ version: 1, applicants: [] }, { id: 'a1', sealed: 'enc1.x' }, 'Pasadena', 4, true, null, ['x']];
    for (const value of plain) expect(openJson<unknown>(vault, value, 'loans:1')).toBe(value);
  });
});
