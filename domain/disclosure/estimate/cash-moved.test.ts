import { describe, expect, it } from 'vitest';
import { recordedCash } from '../../fees/estimates';
import { sampleLoan } from '../../fees/sample-form.test-support';
import { cashToCloseOf, estimateCashOf } from '../../fees/transaction';
import { worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import { formatCents, toCents } from '../../numbers/fixed';
import { cashMoved } from './cash-moved';
import { cashOf } from './estimate-form';

const PAYOFFS = 120_000_00;
const now = (loan: NewLoanDocument, payoffs = 0) => ({ loan, worksheet: worksheetOf(loan), payoffs });
const printed = (loan: NewLoanDocument, payoffs = 0) => formatCents(cashOf(now(loan, payoffs)).cash * 100);
const exact = (loan: NewLoanDocument, payoffs = 0) => recordedCash(estimateCashOf(loan, worksheetOf(loan), payoffs));

const dearer = (loan: NewLoanDocument, more: string): NewLoanDocument => ({
  ...loan,
  fees: (loan.fees ?? []).map((fee, place) =>
    place === 0 ? { ...fee, TotalAmount: formatCents(toCents(fee.TotalAmount) + toCents(more)) } : fee,
  ),
});
const refinance: NewLoanDocument = { ...sampleLoan, sLPurposeT: '1' };

describe('how far the cash to close is from that of a Loan Estimate', () => {
  it('is to the cent of the lines that the estimate keeps, whatever its form rounded', () => {
    const before = { cash: exact(sampleLoan), cashToClose: printed(sampleLoan) };
    expect(cashMoved(before, now(sampleLoan))).toBe(0);
    expect(cashMoved(before, now(dearer(sampleLoan, '265.30')))).toBe(265_30);
  });

  it('is in dollars of the form for an estimate without lines, and nothing if nothing has changed', () => {
    const before = { cashToClose: printed(sampleLoan) };
    // The loan has cents that the form does not print.
    expect(toCents(before.cashToClose)).not.toBe(cashToCloseOf(sampleLoan, worksheetOf(sampleLoan).totals, 0).cash);
    expect(cashMoved(before, now(sampleLoan))).toBe(0);
    expect(cashMoved(before, now(dearer(sampleLoan, '265.00')))).toBe(265_00);
  });

  it('counts cash to the borrower of a refinance as negative', () => {
    for (const kept of [{ cash: exact(refinance, PAYOFFS) }, {}]) {
      const before = { ...kept, cashToClose: printed(refinance, PAYOFFS) };
      expect(toCents(before.cashToClose)).toBeLessThan(0);
      expect(cashMoved(before, now(refinance, PAYOFFS))).toBe(0);
      expect(cashMoved(before, now(dearer(refinance, '10.00'), PAYOFFS))).toBe(10_00);
    }
  });

  it('does not count what is paid before closing, which the form has among its costs', () => {
    const fees = (sampleLoan.fees ?? []).map((fee, place) =>
      place === 0 ? { ...fee, GfeClosingCostFeePaymentTimingT: '2' } : fee,
    );
    const early = { ...sampleLoan, fees };
    expect(worksheetOf(early).totals.paidBeforeClosing).toBeGreaterThan(0);
    expect(exact(early)).toEqual(exact(sampleLoan));
    // Earlier records have it as a line of its own.
    for (const cash of [exact(early), recordedCash(cashToCloseOf(early, worksheetOf(early).totals, 0))]) {
      expect(cashMoved({ cash, cashToClose: printed(early) }, now(early))).toBe(0);
    }
  });

  it('is unknown for an estimate that was recorded without its cash', () => {
    expect(cashMoved({ cashToClose: null }, now(sampleLoan))).toBeUndefined();
  });
});
