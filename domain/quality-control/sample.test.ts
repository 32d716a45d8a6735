import { describe, expect, it } from 'vitest';
import { checklist, openItems, worstOf } from './checklist';
import { daysOfMonth, isMonth, isOver, reviewDue, sampleSize } from './sample';

describe('a sample of a month', () => {
  it('is never smaller than its share, and has a loan as soon as there is one', () => {
    expect([0, 1, 9, 10, 11, 100, 101, 500].map((loans) => sampleSize(loans, 10))).toEqual([
      ...[0, 1, 1, 1, 2, 10, 11, 50],
    ]);
    expect(sampleSize(7, 100)).toBe(7);
  });

  it('counts the days of its month', () => {
    expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect([isOver('2026-10', '2026-10-31'), isOver('2026-10', '2026-11-01')]).toEqual([false, true]);
    expect(reviewDue('2026-10')).toBe('2027-01-29');
    expect(['2026-10', '2026-13', '2026-1'].map(isMonth)).toEqual([true, false, false]);
  });
});

describe('a review', () => {
  it('is as bad as its worst finding', () => {
    expect(worstOf({})).toBe('none');
    expect(
      worstOf({
        income: { result: 'finding', severity: 'moderate' },
        credit: { result: 'finding', severity: 'minor' },
        title: { result: 'pass', severity: 'none' },
      }),
    ).toBe('moderate');
  });

  it('is complete when every item has an answer', () => {
    const answers = Object.fromEntries(checklist.map((item) => [item, { result: 'pass', severity: 'none' } as const]));
    expect(openItems(answers)).toEqual([]);
    const { income: _income, ...others } = answers;
    expect(openItems(others)).toEqual(['income']);
  });
});
