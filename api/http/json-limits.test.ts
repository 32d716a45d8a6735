import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_BODY_DEPTH, MAX_BODY_VALUES } from '../../domain/contract/body-limits';
import { isTooComplex } from './json-limits';

const tooComplex = (text: string) => isTooComplex(Buffer.from(text), MAX_BODY_VALUES);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it('accepts JSON up to the limits', () => {
  expect(tooComplex(nested(MAX_BODY_DEPTH))).toBe(false);
  expect(tooComplex(JSON.stringify(Array.from({ length: MAX_BODY_VALUES }, () => 0)))).toBe(false);
});

it.each([
  ['lists that are nested too deeply', nested(MAX_BODY_DEPTH + 1)],
  ['objects that are nested too deeply', `${'{"a":'.repeat(MAX_BODY_DEPTH + 1)}1`],
  ['too many values', `[${'0,'.repeat(2 * MAX_BODY_VALUES + 1)}0]`],
  ['too many members', JSON.stringify(Object.fromEntries(Array.from({ length: 20_100 }, (_, index) => [index, 1])))],
])('finds %s', (_what, text) => expect(tooComplex(text)).toBe(true));

it('ignores what is inside a text', () => {
  const text = fc
    .string()
    .map((value) => JSON.stringify({ value, brackets: '[{'.repeat(60), quote: '\\"[['.repeat(30) }));
  fc.assert(
    fc.property(text, (json) => {
      expect(tooComplex(json)).toBe(false);
    }),
  );
});
