import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../loan/document';
import type { ProrationRecord } from '../loan/fees/closing-lists';
import { sampleTerms } from './sample-form.test-support';
import { transactionSummary } from './transaction';
import { worksheetOf } from './worksheet';

const bill: ProrationRecord = {
  ...{ id: 'p', type: 'county-taxes', Description: 'County Taxes', amount: '1840.00' },
  ...{ from: '2013-07-01', to: '2013-12-31', paidBySeller: true, closingDay: 'buyer', dayCount: 'actual' },
};

/** The lines of a proration of the borrower: K if the seller has paid, else L. */
function linesOf(closing: string, more: Partial<ProrationRecord> = {}) {
  const loan: NewLoanDocument = { ...sampleTerms, sConsummationD: closing, prorations: [{ ...bill, ...more }] };
  const { K, L } = transactionSummary(loan, worksheetOf(loan).totals, 0);
  return [...K, ...L].filter(({ code }) => code === 'proration');
}

describe('the period of a proration', () => {
  it('is the part of the bill that is shared', () => {
    expect(linesOf('2013-09-30')).toMatchObject([{ period: { from: '2013-09-30', to: '2013-12-31' }, amount: 930_00 }]);
    expect(linesOf('2013-09-30', { closingDay: 'seller', paidBySeller: false })).toMatchObject([
      { period: { from: '2013-07-01', to: '2013-09-30' }, amount: 920_00 },
    ]);
  });

  it('is the whole bill if closing is before or after it', () => {
    const whole = { period: { from: '2013-07-01', to: '2013-12-31' }, amount: 1_840_00 };
    expect(linesOf('2013-06-15')).toMatchObject([whole]);
    expect(linesOf('2014-02-15', { paidBySeller: false })).toMatchObject([whole]);
  });
});
