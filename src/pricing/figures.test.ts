import { describe, expect, it } from 'vitest';
import { adjustmentWhy, whyKey } from '../../domain/pricing/adjustment-why';
import { costOrCredit, isolated, signedPrice } from './figures';
import { line } from './pricing.test-support';

describe('price formatting', () => {
  it('shows the sign, with a true minus', () => {
    expect(signedPrice('0.125')).toBe('+0.125');
    expect(signedPrice('-0.875')).toBe('−0.875');
    expect(signedPrice('-0.000')).toBe('0.000');
  });

  it('distinguishes cost, credit and neither', () => {
    expect(costOrCredit('4062.50')).toEqual({ kind: 'cost', amount: '$4,062.50' });
    expect(costOrCredit('-3250.00')).toEqual({ kind: 'credit', amount: '$3,250.00' });
    expect(costOrCredit('0.00').kind).toBe('none');
  });

  it('isolates numbers in right-to-left text, but not words', () => {
    expect(isolated({ rate: '6.125%', name: 'FHA 30 Yr' })).toEqual({ rate: '\u20666.125%\u2069', name: 'FHA 30 Yr' });
  });
});

describe('reasons for an adjustment', () => {
  const keys = (...given: Parameters<typeof line>): unknown[] => adjustmentWhy(line(...given));

  it('names the loan’s own values and the bands they fall into', () => {
    const params = { score: '742', ltv: '80.000', scoreFrom: '740', scoreTo: '759', ltvOver: '75', ltvUpTo: '80' };
    expect(keys('score-ltv', 'FICO and LTV', 'x', params, '-0.875')).toEqual([
      { key: 'why.scoreAndLtv', values: { score: '742', ltv: '80.000%' } },
      { key: 'band.between', values: { low: '740', high: '759' } },
      { key: 'band.between', values: { low: '75.01', high: '80' } },
    ]);
  });

  it('says that there is no score', () => {
    const params = { noScore: 'true', ltv: '80.000', scoreFrom: '', scoreTo: '639', ltvOver: '75', ltvUpTo: '80' };
    expect(keys('score-ltv', 'FICO and LTV', 'x', params, '-2.750')).toEqual([
      { key: 'why.noScoreAndLtv', values: { ltv: '80.000%' } },
      { key: 'band.atMost', values: { high: '639' } },
      { key: 'band.between', values: { low: '75.01', high: '80' } },
    ]);
    expect(keys('score', 'FICO', 'No credit score, 580 to 599', { noScore: 'true' }, '-1.750')).toEqual([
      { key: 'why.noScore' },
      { key: 'band.between', values: { low: '580', high: '599' } },
    ]);
  });

  it('leaves open ends open', () => {
    const amounts = { amountOver: '600000.00', amountUpTo: '' };
    expect(keys('loan-amount', 'Loan amount', 'x', amounts, '0.125')).toEqual([
      { key: 'band.above', values: { low: '$600,000' } },
    ]);
    expect(keys('score', 'FICO', '760 or more', {}, '0.125')).toEqual([
      { key: 'band.atLeast', values: { low: '760' } },
    ]);
  });

  it('keeps fixed text before a ratio band', () => {
    const detail = 'Attached condo, term above 15 years, LTV 75.01 to 80';
    expect(keys('condo', 'Condo', detail, { ltvOver: '75', ltvUpTo: '80' }, '-0.750')).toEqual([
      { key: 'why.attached-condo-term-above-15-years', values: { _: 'Attached condo, term above 15 years' } },
      { key: 'why.ltv' },
      { key: 'band.between', values: { low: '75.01', high: '80' } },
    ]);
  });

  it('falls back to the server’s English for unknown text', () => {
    expect(keys('new', 'New', 'Something new', {}, '0.000')).toEqual([
      { key: 'why.something-new', values: { _: 'Something new' } },
    ]);
    expect(whyKey('First-time buyer with income up to 100% of the area median')).toBe(
      'why.first-time-buyer-with-income-up-to-100-of-the-area-median',
    );
  });
});
