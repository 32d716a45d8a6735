import { describe, expect, it } from 'vitest';
import { isSameRead, recorded } from './recorded';

describe('what a check depends on', () => {
  it('is what it read, and nothing else', () => {
    const row = { amount: '5', income: '9', city: 'Pasadena' };
    const small = (of: typeof row) => Number(of.amount) > 3 && Number(of.income) < 3;
    expect(recorded(row, small)).toEqual({ answer: false, read: { amount: '5', income: '9' } });
    const first = (of: typeof row) => Number(of.amount) > 9 && Number(of.income) < 3;
    expect(recorded(row, first).read).toEqual({ amount: '5' });
  });

  it('is the same in any order, and another with another value or name', () => {
    expect(isSameRead({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
    expect(isSameRead({ a: '1' }, { a: '2' })).toBe(false);
    expect(isSameRead({ a: '1' }, { a: '1', b: '2' })).toBe(false);
  });
});
