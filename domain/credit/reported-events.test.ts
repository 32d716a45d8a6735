import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../loan/document';
import type { PublicRecord } from './report.schemas';
import { reportedEvents } from './reported-events';

const record = (more: Partial<PublicRecord>): PublicRecord => ({
  ...{ id: 'P1', owners: ['0B'], kind: 'bankruptcy', disposition: 'Discharged', filed: '2020-09-14' },
  ...{ settled: '2021-01-20', amount: null, court: '' },
  ...more,
});
const loanWith = (applicant: object) => ({ applicants: [applicant] }) as Pick<LoanDocument, 'applicants'>;
const eventsOf = (applicant: object, ...publicRecords: PublicRecord[]) =>
  reportedEvents(loanWith(applicant), { publicRecords });

describe('a derogatory event of a report', () => {
  it('dates the declared one that has no date', () => {
    expect(eventsOf({ aBDecBankrupt: true }, record({}))).toEqual([
      { owner: '0B', field: 'aBDecBankruptD', reported: '2021-01-20', isDeclared: true, current: null, isTaken: true },
    ]);
  });

  it.each([
    ['a date that a user entered', { aBDecBankrupt: true, aBDecBankruptD: '2021-01-31' }, record({})],
    ['an answer of no', { aBDecBankrupt: false }, record({})],
    ['a missing answer', {}, record({})],
    ['a bankruptcy that is not discharged', { aBDecBankrupt: true }, record({ disposition: 'Filed', settled: null })],
  ])('leaves %s', (_what, applicant, one) => {
    expect(eventsOf(applicant, one)).toMatchObject([{ isTaken: false }]);
  });

  it('of a month counts from its last day', () => {
    const foreclosure = record({ kind: 'foreclosure', disposition: 'Completed', settled: '2024-02' });
    expect(eventsOf({ aBDecForeclosure: true }, foreclosure)).toMatchObject([
      { field: 'aBDecForeclosureD', reported: '2024-02-29', isTaken: true },
    ]);
  });

  it('is the latest of several, and an open one comes before all', () => {
    const two = [record({ settled: '2015-01-01' }), record({ id: 'P2' })];
    expect(eventsOf({ aBDecBankrupt: true }, ...two)).toMatchObject([{ reported: '2021-01-20' }]);
    const open = record({ id: 'P3', disposition: 'Filed', settled: null });
    expect(eventsOf({ aBDecBankrupt: true }, ...two, open)).toMatchObject([{ reported: null, isTaken: false }]);
  });

  it('of the co-borrower is compared with the co-borrower', () => {
    expect(eventsOf({ aCDecBankrupt: true }, record({ owners: ['0C'] }))).toMatchObject([
      { owner: '0C', isDeclared: true, isTaken: true },
    ]);
  });

  it('does not come from other records, nor from a report that says nothing of its end', () => {
    expect(eventsOf({ aBDecBankrupt: true }, record({ kind: 'judgment' }))).toEqual([]);
    const { settled: _none, ...old } = record({});
    expect(eventsOf({ aBDecBankrupt: true }, old)).toMatchObject([{ reported: null, isTaken: false }]);
  });
});
