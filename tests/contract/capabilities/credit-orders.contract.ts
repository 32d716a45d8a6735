import { describe, expect, it } from 'vitest';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** Credit reports. */
export function creditOrdersContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan, change } = stepsOf(under);

  describe('a credit report', () => {
    const home = { aBAddr: '9 Quay Street', aBCity: 'Pasadena', aBState: 'CA', aBZip: '91101' };

    it('reports what a bureau needs, and changes nothing without it', async () => {
      const loan = await change(await newLoan(), { applicants: [{ aBAddr: null }] });
      const refused = await refusal(
        los.creditReport(operation(), loan.sLNm, { version: loan.version, reissue: false }),
      );
      expect(refused.code).toBe('invalid');
      expect(refused.fields).toHaveProperty(['applicants[0].aBAddr']);
      expect(await los.loadLoan(loan.sLNm)).toEqual(loan);
    });

    it('is ordered once by a repeated operation, and states its source', async () => {
      const loan = await change(await newLoan(), { applicants: [{ ...home }], liabilities: [] });
      const once = operation();
      const order = { version: loan.version, reissue: false };
      const [first, second] = await Promise.all([
        los.creditReport(once, loan.sLNm, order),
        los.creditReport(once, loan.sLNm, order),
      ]);
      expect(second).toEqual(first);
      expect(first.loan).toMatchObject({ version: loan.version + 1, applicants: [{ aCrOd: '2026-11-20' }] });
      expect(first.loan.liabilities.length).toBeGreaterThan(0);
      expect(first.isStandIn).toBe(true);
      expect((await los.statusLog(loan.sLNm)).at(-1)?.description).toContain('no credit bureau was contacted');
      expect((await refusal(los.creditReport(operation(), loan.sLNm, order))).code).toBe('stale');
    });
  });
}
