import { describe, expect, it } from 'vitest';
import { formatField, scaleOf } from './format-field';

describe('a field in a table or panel', () => {
  it('is shown by its kind', () => {
    expect(formatField({ kind: 'money' }, '300000.00')).toBe('$300,000.00');
    expect(formatField({ kind: 'money', parentheses: true }, '-300.00')).toBe('($300.00)');
    expect(formatField({ kind: 'percent' }, '4.250')).toBe('4.250%');
    expect(formatField({ kind: 'decimal', scale: 1 }, '2.5')).toBe('2.5');
    expect(formatField({ kind: 'date' }, '2024-03-04')).toBe('03/04/24');
    expect(formatField({ kind: 'integer' }, 360)).toBe('360');
    expect(formatField({ kind: 'phone' }, '4155550123')).toBe('(415) 555-0123');
  });

  it('never shows a whole social security number', () => {
    expect(formatField({ kind: 'ssn' }, '123-45-6789')).toBe('***-**-6789');
  });

  it('is an en dash without a value, whatever its kind', () => {
    expect([null, undefined, '', []].map((value) => formatField({ kind: 'codes' }, value))).toEqual(Array(4).fill('–'));
  });

  it('has its own scale, otherwise 2 decimals for money and 3 for percentages', () => {
    expect([scaleOf({ kind: 'money' }), scaleOf({ kind: 'percent' }), scaleOf({ kind: 'money', scale: 4 })]).toEqual([
      2, 3, 4,
    ]);
  });
});
