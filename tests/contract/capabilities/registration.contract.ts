import { describe, expect, it } from 'vitest';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** The registration of a loan. */
export function registrationContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan, readyLoan } = stepsOf(under);

  describe('registering', () => {
    it('reports everything that is missing, in the order of the steps', async () => {
      const { sLNm } = await newLoan();
      const refused = await refusal(los.register(operation(), sLNm));
      expect(refused.code).toBe('cannot-register');
      expect(refused.details.missing).toEqual(['program', 'edisclosure', 'submission']);
    });

    it('moves the loan to Registered with its date and time', async () => {
      const { sLNm } = await readyLoan();
      const registered = await los.register(operation(), sLNm);
      expect(registered).toMatchObject({ sStatusT: '3', sSubmitD: '2026-11-20', sStatusD: '2026-11-20' });
      expect(registered.sSubmitDTime).toBe(time.now.toISOString());
      expect((await refusal(los.register(operation(), sLNm))).code).toBe('already-registered');
    });

    it('happens once for ten concurrent requests', async () => {
      const { sLNm, version } = await readyLoan();
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => los.register(operation(), sLNm)));
      expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
      const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(new Set(refused)).toEqual(new Set(['already-registered']));
      expect(await los.loadLoan(sLNm)).toMatchObject({ sStatusT: '3', version: version + 1 });
      expect((await los.statusLog(sLNm)).filter((entry) => entry.status === '3')).toHaveLength(1);
    });

    it('returns the same result for a repeated operation', async () => {
      const { sLNm } = await readyLoan();
      const once = operation();
      const [first, second] = await Promise.all([los.register(once, sLNm), los.register(once, sLNm)]);
      expect(second).toEqual(first);
    });
  });
}
