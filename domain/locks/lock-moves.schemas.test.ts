import { describe, expect, it } from 'vitest';
import { deskMove, lockMove } from './lock-moves.schemas';

const bodies = {
  confirm: (price: string) => deskMove.safeParse({ move: 'confirm', version: 1, price }),
  concession: (points: string) => deskMove.safeParse({ move: 'concession', version: 1, points, reason: 'Offer' }),
  revise: (rate: string) => deskMove.safeParse({ move: 'revise', version: 1, rate, reason: 'Rate' }),
  relock: (price: string) => lockMove.safeParse({ move: 'relock', version: 1, days: 15, price }),
  reprice: (price: string) => lockMove.safeParse({ move: 'reprice', version: 1, price, reason: 'Amount' }),
};

describe.each(Object.entries(bodies))('a figure of %s', (_, parse) => {
  it.each(['1e9', 'NaN', '', '+1', '1,000', '0x10', '１００', '100.0000001', '9'.repeat(20)])('is not %s', (text) => {
    expect(parse(text).success).toBe(false);
  });

  it('is a decimal of three places', () => {
    expect(['100.875', '6.25', '100', '-0.125'].map((text) => parse(text).success)).toEqual([true, true, true, true]);
  });
});
