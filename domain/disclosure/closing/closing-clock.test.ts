import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import type { ClosingDisclosureRecord } from '../../loan/fees/closing-lists';
import {
  correctionDue,
  disclosureReceived,
  earliestConsummation,
  firstConsummation,
  restartsOf,
} from './closing-clock';

interface More {
  readonly method?: string;
  readonly received?: string;
  readonly financeCharge?: string;
  readonly [name: string]: unknown;
}

const sent = (issued: string, { method = 'electronic', received, ...more }: More = {}) => ({
  ...{
    issued,
    delivery: { method, received: received ?? null, evidence: null, recordedBy: null },
    restarts: [],
    kind: 'initial',
  },
  ...{ apr: '7.000', product: 'Fixed Rate', hasPrepaymentPenalty: false },
  ...more,
});
const now = { apr: 7_100, product: 'Fixed Rate', hasPrepaymentPenalty: false };

describe('the wait before consummation', () => {
  it('is three business days after receipt, which is presumed three after sending', () => {
    const friday = sent('2026-11-20');
    expect(disclosureReceived(friday).date).toBe('2026-11-24');
    expect(earliestConsummation([friday])).toEqual({
      date: '2026-11-28',
      skipped: [{ date: '2026-11-26', reason: { kind: 'holiday', name: 'Thanksgiving Day' } }],
    });
    expect(earliestConsummation([sent('2026-11-20', { received: '2026-11-20' })])?.date).toBe('2026-11-24');
    expect(earliestConsummation([sent('2026-11-20', { method: 'in-person' })])?.date).toBe('2026-11-24');
    expect(earliestConsummation([])).toBeUndefined();
  });

  it('starts again for the three changes alone; other revisions must be received by then', () => {
    const first = sent('2026-11-16', { received: '2026-11-16' });
    const revision = (restarts: readonly string[]) =>
      sent('2026-11-18', { kind: 'revised', received: '2026-11-18', restarts });
    expect(earliestConsummation([first, revision([])])?.date).toBe('2026-11-19');
    expect(earliestConsummation([first, revision(['apr'])])?.date).toBe('2026-11-21');
    expect(earliestConsummation([first, sent('2026-11-25', { kind: 'corrected' })])?.date).toBe('2026-11-19');
  });

  it('names the changes: APR out of tolerance, another product, an added prepayment penalty', () => {
    const before = [sent('2026-11-16')];
    expect(restartsOf(before, now, false)).toEqual([]);
    expect(restartsOf(before, { ...now, apr: 7_150 }, false)).toEqual(['apr']);
    expect(restartsOf(before, { ...now, apr: 7_150 }, true)).toEqual([]);
    expect(restartsOf(before, { ...now, product: '5/1 ARM', hasPrepaymentPenalty: true }, false)).toEqual([
      'product',
      'prepayment-penalty',
    ]);
    const withPenalty = [sent('2026-11-16', { hasPrepaymentPenalty: true })];
    expect(restartsOf(withPenalty, { ...now, hasPrepaymentPenalty: false }, false)).toEqual([]);
    expect(restartsOf([], { ...now, apr: 9_000 }, false)).toEqual([]);
  });

  it('does not name a better APR that results from a lower finance charge', () => {
    const before = [sent('2026-11-16', { financeCharge: '250000.00' })];
    expect(restartsOf(before, { ...now, apr: 6_600, financeCharge: 230_000_00 }, false)).toEqual([]);
    expect(restartsOf([sent('2026-11-16')], { ...now, apr: 6_600, financeCharge: 230_000_00 }, false)).toEqual(['apr']);
  });

  it('compares with the last disclosure that was waited for, so that small changes add up', () => {
    const drifted = [sent('2026-11-16'), sent('2026-11-18', { apr: '7.100' })];
    expect(restartsOf(drifted, { ...now, apr: 7_200 }, false)).toEqual(['apr']);
    const waited = [sent('2026-11-16'), sent('2026-11-18', { apr: '7.150', restarts: ['apr'] })];
    expect(restartsOf(waited, { ...now, apr: 7_200 }, false)).toEqual([]);
  });
});

describe('a correction after consummation', () => {
  it('is due 30 days after an event, or 60 days after consummation for errors and refunds', () => {
    expect(correctionDue('amount-changed', '2026-12-10', '2026-12-01')).toBe('2027-01-09');
    expect(correctionDue('clerical', '2026-12-10', '2026-12-01')).toBe('2027-01-30');
    expect(correctionDue('tolerance', '2026-12-10', '2026-12-01')).toBe('2027-01-30');
  });
});

describe('the first day on which a loan may close', () => {
  const estimate = { id: 'le', number: 1, issued: '2026-11-02', by: 'x', lines: [], lenderCredit: '0.00' };
  const estimates = [{ ...estimate, cashToClose: null, covers: null, reason: null }];
  const record = (issued: string, more: Parameters<typeof sent>[1] = {}) =>
    ({ ...sent(issued, more), id: issued, number: 1 }) as unknown as ClosingDisclosureRecord;
  const waits = (closingDisclosures: readonly ClosingDisclosureRecord[], more: Partial<NewLoanDocument> = {}) =>
    firstConsummation({ ...more, closingDisclosures })?.date;

  it('waits again for a disclosure that restarts the three days (19(f)(2)(ii))', () => {
    const first = record('2026-11-16', { received: '2026-11-16' });
    const again = record('2026-11-18', { kind: 'revised', received: '2026-11-18', restarts: ['apr'] });
    expect(waits([first])).toBe('2026-11-19');
    expect(waits([first, again])).toBe('2026-11-21');
  });

  it('is no earlier than seven business days after the Loan Estimate (19(e)(1)(iii)(B))', () => {
    const first = record('2026-11-03', { method: 'in-person' });
    expect(waits([first])).toBe('2026-11-06');
    expect(waits([first], { loanEstimates: estimates })).toBe('2026-11-10');
    expect(waits([], { loanEstimates: estimates })).toBe('2026-11-10');
    expect(waits([], { sInitialClosingDisclosureIssuedD: '2026-11-20' })).toBe('2026-11-28');
    expect(waits([])).toBeUndefined();
  });
});
