import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOfPoint, pointOfPrice, priceEffectOfCost, priceOfPoint } from '../pricing/sign';
import { formatCents, formatScaled, formatThousandths, mulDiv, parseScaled, toCents, toThousandths } from './fixed';

describe('scaled integers', () => {
  it('read and write decimals without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (value) => {
        expect(toCents(formatCents(value))).toBe(value);
        expect(toThousandths(formatThousandths(value))).toBe(value);
        expect(formatScaled(value, 2)).toBe(formatCents(value));
      }),
    );
  });

  it('round digits beyond the scale half up, away from zero', () => {
    expect(parseScaled('36.9895', 3)).toBe(36_990);
    expect(parseScaled('-0.005', 2)).toBe(-1);
    expect(parseScaled('.5', 0)).toBe(1);
    expect(parseScaled('12.', 2)).toBe(1200);
  });

  it.each(['', 'abc', '1e5', '1,000', '--1', '99999999999999999'])('do not read %j', (text) => {
    expect(parseScaled(text, 2)).toBeUndefined();
    expect(() => toCents(text)).toThrow(RangeError);
    expect(() => toThousandths(text)).toThrow(RangeError);
  });

  it('multiply and divide exactly, rounded half away from zero', () => {
    expect(mulDiv(5, 1, 2)).toBe(3);
    expect(mulDiv(-5, 1, 2)).toBe(-3);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.integer({ min: 0, max: 1e7 }),
        fc.integer({ min: 1_000, max: 1e7 }),
        (a, b, c) => {
          const doubled = 2n * BigInt(a) * BigInt(b);
          const expected =
            (doubled < 0n ? -1n : 1n) * (((doubled < 0n ? -doubled : doubled) + BigInt(c)) / (2n * BigInt(c)));
          expect(BigInt(mulDiv(a, b, c))).toBe(expected);
        },
      ),
    );
  });
});

describe('sign convention', () => {
  it('makes a price above par a negative point, hence a credit', () => {
    expect(pointOfPrice(100_500)).toBe(-500);
    expect(dollarsOfPoint(pointOfPrice(100_500), 650_000_00)).toBe(-3_250_00);
    expect(dollarsOfPoint(pointOfPrice(99_375), 650_000_00)).toBe(4_062_50);
    expect(priceOfPoint(pointOfPrice(98_250))).toBe(98_250);
    expect(priceEffectOfCost(875)).toBe(-875);
  });
});
