import { describe, expect, it } from 'vitest';
import { mergeRecord, sameValues, withTheirFields } from './merge';

interface Branch {
  readonly version: number;
  readonly name: string;
  readonly city: string;
  readonly manager: string | null;
  readonly phone: string;
  readonly uses?: Readonly<Record<string, number>>;
}

const base: Branch = { version: 1, name: 'Reno', city: 'Reno', manager: null, phone: '1' };

describe('a record that two users changed', () => {
  const mine = { ...base, name: 'Reno East', city: 'Sparks', phone: '2' };
  const theirs = { ...base, version: 2, name: 'Reno West', manager: 'Ann', phone: '2' };

  it('conflicts only if both changed a field to different values', () => {
    expect(mergeRecord(base, mine, theirs)).toEqual({
      merged: { version: 2, name: 'Reno East', city: 'Sparks', manager: 'Ann', phone: '2' },
      conflicts: [{ path: 'name', mine: 'Reno East', theirs: 'Reno West' }],
    });
  });

  it("uses the other user's value if that is chosen", () => {
    const found = mergeRecord(base, mine, theirs);
    expect(withTheirFields(found, new Set(['name'])).name).toBe('Reno West');
    expect(withTheirFields(found, new Set()).name).toBe('Reno East');
  });

  it("has no conflict for different fields, and uses the server's counters", () => {
    const changed = { ...base, version: 2, city: 'Sparks', uses: { users: 3 } };
    expect(
      mergeRecord({ ...base, uses: { users: 2 } }, { ...base, manager: 'Bo', uses: { users: 1 } }, changed),
    ).toEqual({
      merged: { ...base, version: 2, city: 'Sparks', manager: 'Bo', uses: { users: 3 } },
      conflicts: [],
    });
  });
});

it('treats missing, null and empty values as equal, in any order of names', () => {
  expect(sameValues({ a: '', b: [1] }, { b: [1], c: null })).toBe(true);
  expect(sameValues({ a: false }, {})).toBe(false);
  expect(sameValues(['a', 'b'], ['b', 'a'])).toBe(false);
});
