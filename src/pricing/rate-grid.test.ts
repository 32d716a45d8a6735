import { describe, expect, it } from 'vitest';
import { option } from './pricing.test-support';
import { movedBy, nearRates, priceInLock } from './rate-grid';

const rates = ['5.000', '5.125', '5.250', '5.375', '5.500', '5.625', '5.750', '5.875'].map((rate, place) =>
  option(rate, 98 + place / 2),
);
const shown = (anchor: string, chosen?: string, count = 4): string[] =>
  nearRates(rates, `p.${anchor}.30`, chosen, count).map(({ Rate }) => Rate);

describe('rates shown at first', () => {
  it('surround the best rate', () => {
    expect(shown('5.500')).toEqual(['5.375', '5.500', '5.625', '5.750']);
  });

  it('extend to the other side at the ends', () => {
    expect(shown('5.000')).toEqual(['5.000', '5.125', '5.250', '5.375']);
    expect(shown('5.875')).toEqual(['5.500', '5.625', '5.750', '5.875']);
  });

  it('always include the selected rate', () => {
    expect(shown('5.500', '5.125')[0]).toBe('5.125');
    expect(shown('5.125', '5.875').at(-1)).toBe('5.875');
  });

  it('include every rate if there are few', () => {
    expect(shown('5.500', undefined, 8)).toHaveLength(8);
  });
});

describe('price in a lock period', () => {
  it('is undefined if the rate is not offered for that period', () => {
    expect(priceInLock(option('6.125', 100.5), 45)?.Price).toBe('100.375');
    expect(priceInLock(option('6.125', 100.5), 60)).toBeUndefined();
  });
});

describe('grid keys', () => {
  const size = { rows: 8, columns: 3 };

  it('move by one and stop at the edges', () => {
    expect(movedBy('ArrowDown', { row: 3, column: 1 }, size, false)).toEqual({ row: 4, column: 1 });
    expect(movedBy('ArrowUp', { row: 0, column: 1 }, size, false)).toEqual({ row: 0, column: 1 });
    expect(movedBy('ArrowRight', { row: 0, column: 2 }, size, false)).toEqual({ row: 0, column: 2 });
    expect(movedBy('End', { row: 0, column: 2 }, size, false)).toEqual({ row: 7, column: 2 });
  });

  it('swap left and right in right-to-left layouts', () => {
    expect(movedBy('ArrowLeft', { row: 0, column: 0 }, size, true)).toEqual({ row: 0, column: 1 });
  });

  it('ignores other keys', () => {
    expect(movedBy('Enter', { row: 0, column: 0 }, size, false)).toBeUndefined();
  });
});
