import { describe, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../loan/document';
import { missingForCredit, standInReport } from './stand-in-report';

const who = { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456' };
const where = { aBAddr: '1 Quay', aBCity: 'Pasadena', aBState: 'CA', aBZip: '91101' };
const loanOf = (values: Partial<LoanDocument>): LoanDocument => ({
  ...emptyDocument(),
  ...{ version: 1, sLNm: '1', sStatusT: '0' },
  ...values,
});
let ids = 0;
const newId = () => `id${ids++}`;
const order = { today: '2026-11-20', reissue: false };

describe('the requirements of a credit report', () => {
  it('are name, social security number and address of every borrower', () => {
    expect(missingForCredit(loanOf({ applicants: [{ ...who, ...where }] }))).toEqual([]);
    expect(missingForCredit(loanOf({ applicants: [{ ...who, aBLastNm: ' ', ...where, aBZip: null }] }))).toEqual([
      'applicants[0].aBLastNm',
      'applicants[0].aBZip',
    ]);
    const two = loanOf({
      applicants: [
        { ...who, ...where },
        { aBFirstNm: 'Bo', aBSsn: '900-00-0001', ...where },
      ],
    });
    expect(missingForCredit(two)).toEqual(['applicants[1].aBLastNm']);
    const couple = loanOf({ applicants: [{ ...who, ...where, aCFirstNm: 'Cy', aCLastNm: 'Lee' }] });
    expect(missingForCredit(couple)).toContain('applicants[0].aCSsn');
  });
});

describe('a credit report without a bureau', () => {
  const loan = loanOf({ applicants: [{ ...who, ...where, aCFirstNm: 'Cy', aCLastNm: 'Lee', aCSsn: '900-77-0001' }] });

  it('gives every borrower consistent scores within the range, with the middle one as the result', () => {
    const [found] = standInReport(loan, order, newId).applicants;
    const scores = [found?.aBExperianScore, found?.aBTransUnionScore, found?.aBEquifaxScore].map(Number);
    expect(scores.every((score) => score >= 300 && score <= 850)).toBe(true);
    expect(found?.aBDecisionCreditScore).toBe([...scores].sort((a, b) => a - b)[1]);
    expect(found?.aCDecisionCreditScore).toBeGreaterThan(300);
    expect(found?.aCrOd).toBe('2026-11-20');
    expect(standInReport(loan, order, newId).applicants).toEqual([found]);
  });

  it('adds debts only if the loan has none', () => {
    const { liabilities } = standInReport(loan, order, newId);
    expect(liabilities.map(({ owners, type }) => [owners, type])).toEqual([
      [['0B'], '2'],
      [['0B'], '3'],
      [['0C'], '2'],
      [['0C'], '3'],
    ]);
    const own = [{ id: 'x', owners: ['0B' as const], type: '2', balance: '1.00' }];
    expect(standInReport({ ...loan, liabilities: own }, order, newId).liabilities).toEqual(own);
  });

  it('keeps its date when it is reissued', () => {
    const earlier = loanOf({ applicants: [{ ...who, ...where, aCrOd: '2026-10-01' }] });
    const again = standInReport(earlier, { ...order, reissue: true }, newId);
    expect(again.applicants[0]?.aCrOd).toBe('2026-10-01');
    expect(standInReport(earlier, order, newId).applicants[0]?.aCrOd).toBe('2026-11-20');
  });
});
