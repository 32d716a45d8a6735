import { describe, expect, it } from 'vitest';
import type { Applicant } from '../loan/records';
import { missingForCredit, orderProblems } from './credit-order';

const who = { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456' };
const where = { aBAddr: '1 Quay', aBCity: 'Pasadena', aBState: 'CA', aBZip: '91101' };
const spouse = { aCFirstNm: 'Cy', aCLastNm: 'Lee', aCSsn: '900-12-3457' };
const whereC = { aCAddr: '1 Quay', aCCity: 'Pasadena', aCState: 'CA', aCZip: '91101' };
const loanOf = (...applicants: Applicant[]) => ({ applicants });
const couple = loanOf({ ...who, ...where, ...spouse, ...whereC });
const TODAY = '2026-11-20';
const consents = [
  { borrower: '0B' as const, date: TODAY },
  { borrower: '0C' as const, date: '2026-11-01' },
];
const order = { action: 'new', borrowers: ['0B', '0C'], consents } as const;
const problems = (more: object, loan = couple) =>
  orderProblems({ ...order, borrowers: [...order.borrowers], consents: [...consents], ...more }, loan, TODAY);

describe('the data that a credit report needs', () => {
  it('are name, social security number and address of every borrower', () => {
    expect(missingForCredit(loanOf({ ...who, ...where }))).toEqual([]);
    expect(missingForCredit(loanOf({ ...who, aBLastNm: ' ', ...where, aBZip: null }))).toEqual([
      'applicants[0].aBLastNm',
      'applicants[0].aBZip',
    ]);
    expect(missingForCredit(loanOf({ ...who, ...where }, { ...who, aBSsn: '' }), ['1B'])).toContain(
      'applicants[1].aBSsn',
    );
    expect(missingForCredit(loanOf({ ...who, ...where, aCFirstNm: 'Cy', aCLastNm: 'Lee' }))).toContain(
      'applicants[0].aCSsn',
    );
  });
});

describe('an order of credit', () => {
  it('is complete with the authorization of every borrower', () => {
    expect(problems({})).toEqual({});
    expect(problems({ borrowers: ['0C'] })).toEqual({});
  });

  it('needs each authorization, and none from the future', () => {
    expect(problems({ consents: [{ borrower: '0B', date: '2026-11-21' }] })).toEqual({
      'consents.0B': 'date-too-late',
      'consents.0C': 'required',
    });
    expect(problems({ action: 'upgrade', consents: [], reportNumber: '1' })).toHaveProperty(['consents.0B']);
  });

  it('needs the number of the earlier report, but no authorization, to be reissued', () => {
    expect(problems({ action: 'reissue', consents: [] })).toEqual({ reportNumber: 'required' });
    expect(problems({ action: 'reissue', consents: [], reportNumber: 'R1' })).toEqual({});
  });

  it('needs the account and the question of a supplement', () => {
    expect(problems({ action: 'supplement', consents: [], reportNumber: 'R1' })).toEqual({
      line: 'required',
      comment: 'required',
    });
  });

  it.each([[['0B', '1B']], [['0B', '0B']], [['1B']]])('is not for %j', (borrowers) => {
    const sent = borrowers.map((borrower) => ({ borrower, date: TODAY }));
    expect(problems({ borrowers, consents: sent })).toHaveProperty('borrowers');
  });
});
