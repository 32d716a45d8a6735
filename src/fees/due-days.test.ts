import { describe, expect, it } from 'vitest';
import { dueText, readDue } from './due-days';

describe('the due days of an expense', () => {
  it('are read as they are shown, with and without amounts', () => {
    for (const text of ['12/10', '07/25 500.00, 12/10 1,700.00', '04/10, 12/10', '']) {
      expect(dueText(readDue(text, '2027') ?? [])).toBe(text);
    }
    expect(readDue('7/25/26 $500; 2/28', '2027')).toEqual([
      { due: '2027-07-25', amount: '500.00' },
      { due: '2027-02-28', amount: null },
    ]);
  });

  it('are refused if a day is none', () => {
    for (const text of ['13/01', '02/30', 'December', '12/10 a lot']) expect(readDue(text, '2027')).toBeUndefined();
  });
});
