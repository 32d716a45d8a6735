import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../loan/document';
import type { PublicRecord, Tradeline } from './report.schemas';
import { reportedEvents } from './reported-events';

const record = (more: Partial<PublicRecord>): PublicRecord => ({
  ...{ id: 'P1', owners: ['0B'], kind: 'bankruptcy', disposition: 'Discharged', filed: '2020-09-14' },
  ...{ settled: '2021-01-20', amount: null, court: '' },
  ...more,
});
const loanWith = (applicant: object) => ({ applicants: [applicant] }) as Pick<LoanDocument, 'applicants'>;
const eventsOf = (applicant: object, ...publicRecords: PublicRecord[]) =>
  reportedEvents(loanWith(applicant), { publicRecords, tradelines: [] });

describe('a derogatory event of a report', () => {
  it('dates the declared one that has no date', () => {
    expect(eventsOf({ aBDecBankrupt: true }, record({}))).toEqual([
      {
        owner: '0B',
        field: 'aBDecBankruptD',
        reported: '2021-01-20',
        end: 'discharged',
        isDeclared: true,
        current: null,
        isTaken: true,
      },
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

  it.each([
    ['Discharged', 'discharged'],
    ['Dismissed', 'dismissed'],
    ['Closed', null],
  ])('that the court records as %s ended: %s', (disposition, end) => {
    expect(eventsOf({ aBDecBankrupt: true }, record({ disposition }))).toMatchObject([
      { reported: '2021-01-20', end, isTaken: true },
    ]);
  });

  it('does not come from other records, nor from a report that says nothing of its end', () => {
    expect(eventsOf({ aBDecBankrupt: true }, record({ kind: 'judgment' }))).toEqual([]);
    const { settled: _none, ...old } = record({});
    expect(eventsOf({ aBDecBankrupt: true }, old)).toMatchObject([{ reported: null, isTaken: false }]);
  });
});

const account = (remark: string, more: Partial<Tradeline> = {}): Tradeline => ({
  ...{ id: 'T1', owners: ['0B'], creditor: 'Example Home Lending', account: '1', kind: 'mortgage', loanKind: 'other' },
  ...{ ownership: 'individual', isClosed: true, opened: '2012-01', reported: '2026-10', closed: '2022-05' },
  ...{ balance: '0.00', payment: '0.00', limit: null, highCredit: null, pastDue: null, monthsLeft: null },
  ...{ late: { days30: 0, days60: 0, days90: 0 }, isDisputed: false, isDerogatory: true, bureaus: ['Equifax'] },
  comments: [remark],
  ...more,
});
const remarked = (lines: Tradeline[], publicRecords: PublicRecord[] = []) =>
  reportedEvents(loanWith({ aBDecForeclosure: true }), { publicRecords, tradelines: lines });

describe('a derogatory event in the remarks of an account', () => {
  it.each([
    ['FORECLOSURE, COLLATERAL SOLD 03/15/2021', 'aBDecForeclosureD', '2021-03-15'],
    ['FORECLOSURE 02/2024', 'aBDecForeclosureD', '2024-02-29'],
    ['FORECLOSURE REDEMPTION EXPIRED', 'aBDecForeclosureD', '2022-05-31'],
    ['DEED IN LIEU OF FORECLOSURE', 'aBDecDeedInLieuD', '2022-05-31'],
    ['SETTLED, SHORT SALE', 'aBDecShortSaleD', '2022-05-31'],
    ['DISCHARGED IN BANKRUPTCY CHAPTER 7 01/2021', 'aBDecBankruptD', '2021-01-31'],
    ['INCLUDED IN BANKRUPTCY CHAPTER 13 01/2021', 'aBDecBankruptD', null],
    ['DISCHARGED IN BANKRUPTCY 13/45/2021', 'aBDecBankruptD', null],
  ])('%s is %s on %s', (remark, field, reported) => {
    expect(remarked([account(remark)])).toMatchObject([{ owner: '0B', field, reported }]);
  });

  it.each(['FORECLOSURE PROCEEDINGS STARTED', 'FORECLOSURE CANCELED', 'NOT IN FORECLOSURE', 'PAID AS AGREED'])(
    'is not what %s says',
    (remark) => {
      expect(remarked([account(remark)])).toEqual([]);
    },
  );

  it.each([
    ['DISCHARGED THROUGH BANKRUPTCY CHAPTER 13 01/2021', 'discharged'],
    ['BANKRUPTCY CHAPTER 13 DISMISSED 01/2021', 'dismissed'],
    ['BANKRUPTCY CHAPTER 13 COMPLETED 01/2021', 'discharged'],
    ['INCLUDED IN BANKRUPTCY CHAPTER 13', null],
  ])('%s ended a bankruptcy: %s', (remark, end) => {
    expect(remarked([account(remark)])).toMatchObject([{ field: 'aBDecBankruptD', end }]);
  });

  it.each([
    ['ForeclosureOrRepossession', [], 'aBDecForeclosureD', '2022-05-31'],
    ['BankruptcyOrWageEarnerPlan', ['CLOSED BY CREDITOR'], 'aBDecBankruptD', null],
    ['ForeclosureOrRepossession', ['DEED IN LIEU OF FORECLOSURE'], 'aBDecDeedInLieuD', '2022-05-31'],
  ])('is told by the rating %s where no remark of %j says more', (rating, comments, field, reported) => {
    expect(remarked([account('', { rating, comments })])).toMatchObject([{ field, reported }]);
  });

  it('is not told by a rating that a remark explains, nor by other ratings', () => {
    const rating = 'ForeclosureOrRepossession';
    expect(remarked([account('FORECLOSURE PROCEEDINGS STARTED', { rating })])).toEqual([]);
    expect(remarked([account('', { rating: 'AsAgreed', comments: [] })])).toEqual([]);
  });

  it('needs an account of real estate that is the borrower’s own', () => {
    expect(remarked([account('FORECLOSURE', { kind: 'installment' })])).toEqual([]);
    expect(remarked([account('INCLUDED IN BANKRUPTCY', { ownership: 'authorized-user' })])).toEqual([]);
  });

  it('dates what is declared, of everyone who owns the account', () => {
    const both = remarked([account('FORECLOSURE', { owners: ['0B', '0C'] })]);
    expect(both.map(({ owner, isDeclared, isTaken }) => [owner, isDeclared, isTaken])).toEqual([
      ['0B', true, true],
      ['0C', false, false],
    ]);
  });

  it('counts if it is later than that of the court, and without a date only if nothing else is known', () => {
    const court = record({ kind: 'foreclosure', disposition: 'Completed', settled: '2019-04-30' });
    expect(remarked([account('FORECLOSURE')], [court])).toMatchObject([{ reported: '2022-05-31' }]);
    expect(remarked([account('FORECLOSURE', { closed: null })], [court])).toMatchObject([{ reported: '2019-04-30' }]);
    expect(remarked([account('FORECLOSURE', { closed: null })])).toMatchObject([{ reported: null, isTaken: false }]);
  });
});
