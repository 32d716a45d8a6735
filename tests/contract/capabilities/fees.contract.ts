import { describe, expect, it } from 'vitest';
import type { ClosingChange } from '../../../domain/fees/closing-records.schemas';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

type Lists = ClosingChange['lists'];

const fee = (id: string, TotalAmount: string): NonNullable<Lists['fees']>[number] => ({
  id,
  ClosingCostFeeType: 'ProcessingFee',
  Description: 'Processing Fee',
  TotalAmount,
  section: 'A',
  Beneficiary: '21',
  ProviderName: null,
  ProviderChoice: 'none',
  isAffiliate: false,
  PaidBy: 'borrower',
  GfeClosingCostFeePaymentTimingT: '1',
});

const taxes = (id: string, fixedAmt: string): NonNullable<Lists['hexps']>[number] => ({
  id,
  type: 'tax',
  Description: id,
  baseType: '0',
  rate: '0.000',
  fixedAmt,
  month: 0,
  isPrepaid: false,
  isEscrowed: true,
  disbursements: [{ due: '2026-12-10', amount: null }],
});

/** Closing costs of a loan. */
export function feesContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan } = stepsOf(under);

  describe('the closing costs of a loan', () => {
    it('are stored once, with IDs of the LOS and the totals of the loan', async () => {
      const { sLNm, version } = await newLoan();
      const once = operation();
      const change = { version, lists: { fees: [fee('new', '895.00')] }, values: {} };
      const saved = await los.saveClosingCosts(once, sLNm, change);
      expect(saved).toMatchObject({ version: version + 1, sTotEstCcAmt: '895.00' });
      expect(saved.fees?.[0]).toMatchObject({ TotalAmount: '895.00', Beneficiary: '21' });
      expect(saved.fees?.[0]?.id).not.toBe('new');
      expect(await los.saveClosingCosts(once, sLNm, change)).toEqual(saved);
      expect(await los.loadLoan(sLNm)).toMatchObject({ fees: saved.fees });
    });

    it('keep changes of circumstance, also about a fee that is saved with them', async () => {
      const { sLNm, version } = await newLoan();
      const change: NonNullable<Lists['cocs']>[number] = {
        ...{ id: 'new', status: 'REQUESTED', reason: 'consumer-request', description: 'x', learned: '2026-11-02' },
        ...{ trigger: null, orderId: null, requestedAt: '2026-11-02T18:00:00.000Z', requestedBy: 'x' },
        ...{ decidedAt: null, decidedBy: null, note: null, estimate: null },
        lines: [
          {
            ...{ id: 'new', type: 'ProcessingFee', description: 'Processing Fee', section: 'A', bucket: 'zero' },
            ...{ before: null, amount: '895.00' },
          },
        ],
      };
      const lists: Lists = { fees: [fee('new', '895.00')], cocs: [change] };
      const { fees, cocs } = await los.saveClosingCosts(operation(), sLNm, { version, lists, values: {} });
      expect(cocs?.[0]).toMatchObject({ ...change, id: expect.any(String), lines: [{ id: fees?.[0]?.id }] });
      expect(cocs?.[0]?.id).not.toBe('new');
    });

    it('sum several taxes into the monthly payment, and log each changed line', async () => {
      const { sLNm, version } = await newLoan();
      const hexps = [taxes('County', '100.00'), taxes('School', '30.00')];
      const saved = await los.saveClosingCosts(operation(), sLNm, { version, lists: { hexps }, values: {} });
      expect(saved.sProRealETx).toBe('130.00');
      const { entries } = await los.changeLog(sLNm, { filter: {}, limit: 50 });
      expect(entries.filter(({ field }) => field.startsWith('hexps['))).toHaveLength(2);
    });

    it('are not overwritten by who saw another version, and refuse fields that do not fit', async () => {
      const { sLNm, version } = await newLoan();
      const saved = await los.saveClosingCosts(operation(), sLNm, {
        version,
        lists: {},
        values: { sSellerCreditAmt: '1000.00' },
      });
      expect(saved.sSellerCreditAmt).toBe('1000.00');
      const stale = { version, lists: { fees: [] }, values: {} };
      expect((await refusal(los.saveClosingCosts(operation(), sLNm, stale))).code).toBe('stale');
      const wrong = { version: saved.version, lists: {}, values: { sSellerCreditAmt: 'a lot' } };
      const refused = await refusal(los.saveClosingCosts(operation(), sLNm, wrong));
      expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['invalid', ['sSellerCreditAmt']]);
      const unknown = { version: 1, lists: {}, values: {} };
      expect((await refusal(los.saveClosingCosts(operation(), unknownLoan, unknown))).code).toBe('not-found');
    });
  });
}
