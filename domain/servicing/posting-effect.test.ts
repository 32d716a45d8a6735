import { describe, expect, it } from 'vitest';
import { effectOf, effectProblem } from './posting-effect';
import type { Posting } from './postings';
import { sampleTerms as terms } from './sample-terms.test-support';

const PAYMENT = 849_55;
const posted = (type: Posting['type'], date: string, amount: number, reverses: string | null = null): Posting => ({
  ...{ reference: `${type} ${date}`, type, date, amount, reverses },
});
const first = posted('payment', '2026-02-01', PAYMENT);

describe('a posting that is about to be made', () => {
  it('says which months it pays, and what it does to the balances', () => {
    const effect = effectOf(terms, [first], posted('payment', '2026-03-05', 2 * PAYMENT + 10_00));
    expect(effect).toMatchObject({
      ...{ pays: ['2026-03-01', '2026-04-01'], reopens: [], ahead: 1 },
      before: { principal: 99_900_45, escrow: 1_200_00, unapplied: 0 },
      after: { escrow: 1_600_00, unapplied: 10_00 },
    });
  });

  it('says which months a reversal opens again', () => {
    const reversal = posted('reversal', '2026-02-04', -PAYMENT, first.reference);
    expect(effectOf(terms, [first], reversal)).toMatchObject({ pays: [], reopens: ['2026-02-01'] });
  });

  it('is refused above the payoff, and as a payment for more than a year in advance', () => {
    const problem = (type: Posting['type'], amount: number) =>
      effectProblem(terms, [first], posted(type, '2026-02-10', amount));
    expect(problem('payment', 99_999_999_00)).toBe('more-than-payoff');
    expect(problem('principal', 101_000_00)).toBe('more-than-payoff');
    expect(problem('payment', 13 * PAYMENT)).toBe('paid-too-far-ahead');
    expect(problem('payment', 12 * PAYMENT)).toBeNull();
    expect(problem('principal', 50_000_00)).toBeNull();
    expect(problem('escrow', 200_000_00)).toBeNull();
  });
});
