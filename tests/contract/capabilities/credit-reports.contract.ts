import { describe, expect, it } from 'vitest';
import type { CreditResult } from '../../../domain/credit/credit-result.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** What credit reports change in a loan. */
export function creditReportsContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan } = stepsOf(under);

  const resultFor = (loan: LoanDocument, more: Partial<CreditResult> = {}): CreditResult => ({
    ...{ version: loan.version, issued: '2026-11-18', isSimulation: true, borrowers: ['0B'] },
    scores: [
      { owner: '0B', bureau: 'Equifax', score: 612, model: '1' },
      { owner: '0B', bureau: 'TransUnion', score: null, model: null },
    ],
    liabilities: [{ id: 'card', owners: ['0B'], type: '2', holder: 'Example', balance: '100.00' }],
    eventDates: [],
    ...more,
  });

  describe('a credit report', () => {
    it('is stored once by a repeated operation, with its day, source and debts, and logged as a simulation', async () => {
      const loan = await newLoan();
      const once = operation();
      const result = resultFor(loan);
      const [first, second] = await Promise.all([
        los.storeCredit(once, loan.sLNm, result),
        los.storeCredit(once, loan.sLNm, result),
      ]);
      expect(second).toEqual(first);
      expect(first).toMatchObject({
        version: loan.version + 1,
        sCreditScoreType2: 612,
        applicants: [{ aCrOd: '2026-11-18', aBEquifaxScore: 612, aBEquifaxModelT: '1', aBEquifaxScoreSourceT: '1' }],
        liabilities: [{ id: 'card', balance: '100.00' }],
      });
      expect((await los.statusLog(loan.sLNm)).at(-1)?.description).toContain('no credit bureau was contacted');
      expect((await refusal(los.storeCredit(operation(), loan.sLNm, result))).code).toBe('stale');
    });

    it('dates the events that the borrower declared', async () => {
      const loan = await newLoan();
      const eventDates = [
        { owner: '0B', field: 'aBDecForeclosureD', date: '2019-05-31', end: null },
        { owner: '0B', field: 'aBDecBankruptD', date: '2020-06-30', end: 'dismissed' },
      ] as const;
      const changed = await los.storeCredit(operation(), loan.sLNm, resultFor(loan, { eventDates: [...eventDates] }));
      expect(changed.applicants[0]).toMatchObject({
        ...{ aBDecForeclosureD: '2019-05-31', aBDecBankruptD: '2020-06-30', aBDecBankruptEndT: 'dismissed' },
      });
    });

    it('of an agency is logged as such, and a debt that is not valid changes nothing', async () => {
      const loan = await newLoan();
      const bad = resultFor(loan, { liabilities: [{ id: 'card', owners: ['0B'], balance: 'much' }] });
      expect((await refusal(los.storeCredit(operation(), loan.sLNm, bad))).code).toBe('invalid');
      expect(await los.loadLoan(loan.sLNm)).toEqual(loan);
      await los.storeCredit(operation(), loan.sLNm, resultFor(loan, { isSimulation: false }));
      expect((await los.statusLog(loan.sLNm)).at(-1)?.description).toBe('Used a credit report.');
    });
  });
}
