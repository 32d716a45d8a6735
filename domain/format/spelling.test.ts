import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingDistance } from './spelling';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('spelling distance', () => {
  it.each([
    ['smith', 'smith', 0],
    ['smiht', 'smith', 1],
    ['smth', 'smith', 1],
    ['smithe', 'smith', 1],
    ['smitn', 'smith', 1],
    ['smihtt', 'smith', 2],
    ['', 'abc', 3],
  ])('from %s to %s is %i', (a, b, steps) => {
    expect(spellingDistance(a, b)).toBe(steps);
  });

  it('is symmetric, and zero only between equal words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const steps = spellingDistance(a, b);
        return steps === spellingDistance(b, a) && (steps === 0) === (a === b) && steps <= Math.max(a.length, b.length);
      }),
    );
  });
});
