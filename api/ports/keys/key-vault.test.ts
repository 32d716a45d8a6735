import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DataKey, KeyRing } from './key-ring';
import { keyVault } from './key-vault';
import { SealedValueError } from './vault';

const start = new Date('2026-11-20T18:00:00Z');
const later = new Date('2026-11-20T19:00:00Z');

const dataKey = (id: string, change: Partial<DataKey> = {}): DataKey => ({
  ...{ id, purpose: 'seal', activeFrom: start, retiredAt: null, refusesEarlier: false },
  key: createSecretKey(Buffer.alloc(32, id)),
  ...change,
});
const one = dataKey('aaaaaaaa');
const two = dataKey('bbbbbbbb', { activeFrom: later });
const hashOne = dataKey('cccccccc', { purpose: 'hash' });
const hashTwo = dataKey('dddddddd', { purpose: 'hash', activeFrom: later });

const vaultOf = (keys: readonly DataKey[], now = start) => keyVault(new KeyRing(keys, () => now), async () => {});
const vault = vaultOf([one, hashOne]);

const context = 'loan:1:ssn';
const problemOf = (work: () => unknown): SealedValueError => {
  try {
    work();
  } catch (error) {
    if (error instanceof SealedValueError) return error;
  }
  throw new Error('It opened.');
};

describe('a vault', () => {
  it('opens what it sealed, as text and as bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), fc.string(), (text, bytes, place) => {
        expect(vault.open(vault.seal(text, place), place)).toBe(text);
        expect(vault.openBytes(vault.sealBytes(bytes, place), place)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('seals to a short printable text that names its key and does not contain the value', () => {
    const sealed = vault.seal('123-45-6789', context);
    expect(sealed).toMatch(/^enc1\.aaaaaaaa\.[\w-]{52}$/);
    expect(sealed.startsWith(vault.prefix)).toBe(true);
    expect(Buffer.from(sealed.slice(vault.prefix.length), 'base64url').includes('123')).toBe(false);
  });

  it('seals the same value differently each time', () => {
    expect(vault.seal('x', context)).not.toBe(vault.seal('x', context));
  });

  it('opens a value only in its context', () => {
    const sealed = vault.seal('123-45-6789', context);
    expect(problemOf(() => vault.open(sealed, 'loan:2:ssn')).problem).toBe('altered');
    const bytes = vault.sealBytes(Buffer.from('pdf'), context);
    expect(problemOf(() => vault.openBytes(bytes, 'loan:2:ssn')).problem).toBe('altered');
  });

  it('notices each altered byte and each missing one', () => {
    const sealed = vault.sealBytes(Buffer.from('123-45-6789'), context);
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(problemOf(() => vault.openBytes(altered, context))).toBeInstanceOf(SealedValueError);
      expect(problemOf(() => vault.openBytes(sealed.subarray(0, at), context))).toBeInstanceOf(SealedValueError);
    }
  });

  it('says which key and context a value has that does not open, and not the value', () => {
    const sealed = vault.seal('123-45-6789', context);
    const unknown = problemOf(() => vaultOf([two, hashOne], later).open(sealed, context));
    expect(unknown).toMatchObject({ problem: 'unknown-key', keyId: 'aaaaaaaa', context });
    expect(unknown.message).toBe(
      'The value "loan:1:ssn" does not open with key aaaaaaaa: this database has no such key.',
    );
    expect(problemOf(() => vault.open('123-45-6789', context)).message).toBe(
      'The value "loan:1:ssn" does not open: it is not sealed, or in a form that this database no longer has.',
    );
    const other = vaultOf([dataKey('aaaaaaaa', { key: two.key }), hashOne]);
    expect(problemOf(() => other.open(sealed, context)).problem).toBe('altered');
  });

  it('does not open a value with a key for hashes', () => {
    const sealed = vault.seal('x', context).replace('aaaaaaaa', 'cccccccc');
    expect(problemOf(() => vault.open(sealed, context)).problem).toBe('unknown-key');
  });

  it('seals with a new key from the announced time on, and opens values of both before and after', () => {
    const keys = [one, two, hashOne];
    const before = vaultOf(keys, start);
    const after = vaultOf(keys, later);
    expect([before.prefix, after.prefix]).toEqual(['enc1.aaaaaaaa.', 'enc1.bbbbbbbb.']);
    expect(after.open(before.seal('x', context), context)).toBe('x');
    expect(before.open(after.seal('x', context), context)).toBe('x');
  });

  it('never seals with a retired key, but opens its values', () => {
    const sealed = vault.seal('x', context);
    const retired = vaultOf([{ ...one, retiredAt: later }, dataKey('eeeeeeee'), hashOne]);
    expect(retired.prefix).toBe('enc1.eeeeeeee.');
    expect(retired.open(sealed, context)).toBe('x');
  });
});

describe('hashes for search', () => {
  it('are equal for equal values of a kind, and only for them', () => {
    expect(vault.hash('123456789', 'ssn')).toBe(vault.hash('123456789', 'ssn'));
    expect(vault.hash('123456789', 'ssn')).toMatch(/^mac1\.cccccccc\.[\w-]{43}$/);
    expect(vault.hash('123456789', 'ssn')).not.toBe(vault.hash('123456780', 'ssn'));
    expect(vault.hash('123456789', 'ssn')).not.toBe(vault.hash('123456789', 'account'));
    expect(vault.hash('b', 'a')).not.toBe(vault.hash('', 'ab'));
  });

  it('depend on the key', () => {
    expect(vault.hash('1', 'ssn').slice(14)).not.toBe(
      vaultOf([one, dataKey('ffffffff', { purpose: 'hash' })])
        .hash('1', 'ssn')
        .slice(14),
    );
  });

  it('stay the same when another key seals', () => {
    expect(vaultOf([one, two, hashOne], later).hash('1', 'ssn')).toBe(vault.hash('1', 'ssn'));
  });

  it('are found under earlier keys, too', () => {
    const changing = vaultOf([one, { ...hashOne, retiredAt: later }, hashTwo], later);
    expect(changing.hash('1', 'ssn').startsWith(changing.hashPrefix)).toBe(true);
    expect(changing.hashes('1', 'ssn')).toEqual([changing.hash('1', 'ssn'), vault.hash('1', 'ssn')]);
  });
});
