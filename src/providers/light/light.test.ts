import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import isEqual from './is-equal';
import { stringify } from './query-string';

const values = [
  null,
  undefined,
  0,
  Number.NaN,
  '',
  'a',
  true,
  [],
  ['a'],
  ['a', 'b'],
  {},
  { a: 1 },
  { a: 1, b: undefined },
  { a: { b: [1, { c: null }] } },
  { a: { b: [1, { c: 0 }] } },
] as const;

it('compares the contents of stored values', () => {
  for (const one of values) {
    for (const other of values) {
      const copy = structuredClone(other);
      expect([one, copy, isEqual(one, copy)]).toEqual([one, copy, isDeepStrictEqual(one, copy)]);
    }
  }
});

it('writes a query that servers read back, without what is undefined', () => {
  const query = { sort: '["sLNm","ASC"]', filter: JSON.stringify({ q: "Núñez & O'Neil +1 %" }), page: 2 };
  const written = stringify({ ...query, none: undefined });
  expect(Object.fromEntries(new URLSearchParams(written))).toEqual({ ...query, page: '2' });
});
