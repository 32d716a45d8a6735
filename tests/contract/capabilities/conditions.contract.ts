import { describe, expect, it } from 'vitest';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

/** The underwriter's conditions. */
export function conditionsContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan } = stepsOf(under);

  describe('the conditions of a loan', () => {
    it('are empty at first', async () => {
      const { sLNm } = await newLoan();
      expect(await los.conditions(sLNm)).toEqual([]);
      expect((await refusal(los.conditions(unknownLoan))).code).toBe('not-found');
    });
  });
}
