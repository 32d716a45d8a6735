import { describe, expect, it } from 'vitest';
import { generalCalendar } from '../disclosure/calendar/business-days';
import type { ClosingDisclosureRecord, EstimateRecord } from '../loan/fees/closing-lists';
import { mailBy } from './paper-mailing';

const general = generalCalendar({
  ...{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', holidays: [] },
  closedOnFederalHolidays: true,
} as never);
// A Friday; Thanksgiving is the Thursday after.
const sentAt = '2026-11-20T18:42:00Z';
const estimate = (number: number): EstimateRecord => ({
  ...{ id: `${number}`, number, issued: '2026-11-20', by: 'Ann', lines: [], lenderCredit: '0.00' },
  ...{ cashToClose: null, covers: null, reason: null, documentId: `le-${number}` },
});
const sent = (kind: Parameters<typeof mailBy>[0]['kind'], ...fileIds: string[]) => ({ kind, sentAt, fileIds });

describe('the latest day to mail on paper', () => {
  it('is the last day to deliver the first Loan Estimate: three days on which the lender is open', () => {
    expect(mailBy(sent('initial-disclosures'), { sAppSubmittedD: '2026-11-19' }, general)).toBe('2026-11-24');
    // Thanksgiving and the weekend do not count.
    expect(mailBy(sent('initial-disclosures'), { sAppSubmittedD: '2026-11-24' }, general)).toBe('2026-11-30');
  });

  it('is that of a revised one if the first Loan Estimate was issued outside the portal', () => {
    const loan = {
      sAppSubmittedD: '2026-11-17',
      sInitialLoanEstimateIssuedD: '2026-11-19',
      loanEstimates: [estimate(1)],
    };
    expect(mailBy(sent('initial-disclosures', 'le-1'), loan, general)).toBe('2026-11-24');
    expect(mailBy(sent('initial-disclosures', 'le-1'), { ...loan, sEstCloseD: '2026-12-01' }, general)).toBe(
      '2026-11-21',
    );
  });

  it('is never before the package was sent', () => {
    expect(mailBy(sent('initial-disclosures'), { sAppSubmittedD: '2026-11-02' }, general)).toBe('2026-11-20');
  });

  it('is three business days after the lender learned of the change that the revised estimate discloses', () => {
    const cocs = [{ estimate: 2, learned: '2026-11-19' }] as never;
    const loan = { loanEstimates: [estimate(1), estimate(2)], cocs };
    expect(mailBy(sent('redisclosure', 'le-2'), loan, general)).toBe('2026-11-24');
    // Without a change, as for documents that no rule dates: three business days, with Saturdays.
    expect(mailBy(sent('redisclosure', 'le-2'), { ...loan, cocs: [] }, general)).toBe('2026-11-24');
    expect(mailBy(sent('other'), loan, general)).toBe('2026-11-24');
  });

  it('is by the changes that the revised estimate discloses in time', () => {
    const cocs = [
      { estimate: 2, learned: '2026-11-02' },
      { estimate: 2, learned: '2026-11-19' },
    ] as never;
    expect(mailBy(sent('redisclosure', 'le-2'), { loanEstimates: [estimate(1), estimate(2)], cocs }, general)).toBe(
      '2026-11-24',
    );
  });

  it('leaves a revised estimate three business days to be received, and four until closing', () => {
    const cocs = [{ estimate: 2, learned: '2026-11-19' }] as never;
    const loan = { loanEstimates: [estimate(1), estimate(2)], cocs };
    // Backward from Tuesday: Monday, Saturday, Friday, Wednesday; then Tuesday, Monday, Saturday.
    expect(mailBy(sent('redisclosure', 'le-2'), { ...loan, sEstCloseD: '2026-12-01' }, general)).toBe('2026-11-21');
    expect(mailBy(sent('redisclosure', 'le-2'), { ...loan, sEstCloseD: '2026-12-21' }, general)).toBe('2026-11-24');
  });

  it('leaves the first estimate seven business days until closing', () => {
    const loan = { sAppSubmittedD: '2026-11-19', loanEstimates: [estimate(1)] };
    // Backward from Wednesday: Tuesday, Monday, Saturday, Friday, Wednesday, Tuesday, Monday.
    expect(mailBy(sent('initial-disclosures', 'le-1'), { ...loan, sEstCloseD: '2026-12-02' }, general)).toBe(
      '2026-11-23',
    );
    expect(mailBy(sent('initial-disclosures', 'le-1'), { ...loan, sEstCloseD: '2026-12-30' }, general)).toBe(
      '2026-11-24',
    );
  });

  it('leaves three business days to receive a Closing Disclosure, and three to wait', () => {
    const closingDisclosures = [{ number: 1, documentId: 'cd' }] as unknown as readonly ClosingDisclosureRecord[];
    // Backward from Tuesday: Monday, Saturday, Friday, Wednesday (Thanksgiving), Tuesday, Monday.
    const loan = { closingDisclosures, sEstCloseD: '2026-12-01' };
    expect(mailBy(sent('closing-disclosure', 'cd'), loan, general)).toBe('2026-11-23');
    expect(mailBy(sent('closing-disclosure', 'cd'), { ...loan, sConsummationD: '2026-12-02' }, general)).toBe(
      '2026-11-24',
    );
  });

  it('is by what a later Closing Disclosure is', () => {
    const disclosure = (number: number, more: object) =>
      ({
        number,
        documentId: `cd-${number}`,
        kind: 'revised',
        restarts: [],
        reason: null,
        learned: null,
        ...more,
      }) as never;
    const of = (more: object, closing = '2026-12-01') => {
      const closingDisclosures = [disclosure(1, { kind: 'initial' }), disclosure(2, more)];
      return mailBy(sent('closing-disclosure', 'cd-2'), { closingDisclosures, sConsummationD: closing }, general);
    };
    // It only counts as received by closing, unless the wait begins again.
    expect(of({})).toBe('2026-11-27');
    expect(of({ restarts: ['apr'] })).toBe('2026-11-23');
    // After consummation: 30 days after the event, 60 after closing for errors and refunds.
    expect(of({ kind: 'corrected', reason: 'amount-changed', learned: '2026-11-18' }, '2026-11-16')).toBe('2026-12-18');
    expect(of({ kind: 'corrected', reason: 'tolerance', learned: '2026-11-18' }, '2026-11-16')).toBe('2027-01-15');
  });

  it('is three business days after the lender learned of a change that a Closing Disclosure discloses', () => {
    const disclosure = {
      ...{ number: 2, documentId: 'cd-2', kind: 'revised', restarts: [], issued: '2026-11-20', covers: null },
    } as unknown as ClosingDisclosureRecord;
    const of = (learned: string, closing: string) => {
      const loan = { closingDisclosures: [disclosure], cocs: [{ closing: 2, learned }], sEstCloseD: closing } as never;
      return mailBy(sent('closing-disclosure', 'cd-2'), loan, general);
    };
    expect(of('2026-11-18', '2026-12-30')).toBe('2026-11-23');
    // It is received by closing, too: Wednesday, Tuesday and Monday before Friday; Thanksgiving does not count.
    expect(of('2026-11-19', '2026-11-27')).toBe('2026-11-23');
    expect(of('2026-11-19', '2026-12-30')).toBe('2026-11-24');
  });
});
