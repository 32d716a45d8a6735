import { describe, expect, it } from 'vitest';
import type { AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { valuesOf, wantedOrder, wasOrdered } from './order-form';

const withOne = (one?: object): AppraisalsPage =>
  ({ mayCharge: true, forms: [], companies: [], borrowers: [], appraisals: one ? [one] : [] }) as never;
const payer = (one?: object) => valuesOf(withOne(one), undefined, wantedOrder(new URLSearchParams())).payer;

describe('a new order', () => {
  it('is paid by the borrower once, also if they only have the link of a rejected report', () => {
    expect(payer()).toBe('borrower');
    expect(payer({ state: 'rejected', payment: null })).toBe('borrower');
    expect(payer({ state: 'rejected', payment: { url: '', state: 'open' } })).toBe('lender');
    expect(payer({ state: 'cancelled', payment: { url: '', state: 'open' } })).toBe('borrower');
    expect(payer({ state: 'cancelled', payment: { url: '', state: 'paid' } })).toBe('lender');
  });
});

describe('an appraisal that is transferred', () => {
  it('is not the only one after a report was delivered, whatever became of it', () => {
    const reports = [{ version: 1 }];
    expect(wasOrdered(withOne({ source: 'order', state: 'rejected', reports }))).toBe(true);
    expect(wasOrdered(withOne({ source: 'order', state: 'cancelled', reports: [] }))).toBe(false);
    expect(wasOrdered(withOne({ source: 'transfer', state: 'delivered', reports }))).toBe(false);
  });
});
