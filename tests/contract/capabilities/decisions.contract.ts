import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** Decisions of the underwriter on a registered loan. */
export function decisionsContract(under: LosUnderTest): void {
  const { los } = under;
  const { readyLoan } = stepsOf(under);

  async function inUnderwriting(): Promise<LoanDocument> {
    const { sLNm } = await readyLoan();
    await los.register(operation(), sLNm);
    await los.moveStatus(operation(), sLNm, '28');
    return los.moveStatus(operation(), sLNm, '13');
  }

  describe('a decision', () => {
    it('requires automated underwriting or a manual decision for an approval', async () => {
      const loan = await inUnderwriting();
      const early = await refusal(los.moveStatus(operation(), loan.sLNm, '4'));
      expect(early).toMatchObject({ code: 'not-ready', details: { missing: ['underwriting'] } });
      const approved = await los.moveStatus(operation(), loan.sLNm, '4', { isManual: true, note: 'Strong reserves' });
      expect(approved).toMatchObject({ sStatusT: '4', sInitialApprovalD: '2026-11-20', sIsManualUw: true });
    });

    it('keeps the reasons of a suspension, on the loan and in the log', async () => {
      const loan = await inUnderwriting();
      expect(await refusal(los.moveStatus(operation(), loan.sLNm, '8'))).toMatchObject({ code: 'not-ready' });
      const answer = { reasons: ['income', 'other'], otherReason: 'Two jobs', note: 'Ask for W-2s' };
      const suspended = await los.moveStatus(operation(), loan.sLNm, '8', answer);
      expect(suspended).toMatchObject({
        sSuspenseReasonsT: ['income', 'other'],
        sSuspenseReasonOther: 'Two jobs',
        sSuspendedD: '2026-11-20',
      });
      expect((await los.statusLog(loan.sLNm)).at(-1)).toMatchObject({ status: '8', ...answer });
    });

    it('takes one to four reasons for a denial, and maps them to HMDA until a counteroffer', async () => {
      const { sLNm } = await inUnderwriting();
      const five = ['bankruptcy', 'no-credit-file', 'income-insufficient', 'employment-length', 'recent-inquiries'];
      expect(await refusal(los.moveStatus(operation(), sLNm, '10', { reasons: five }))).toMatchObject({
        details: { missing: ['reasons'] },
      });
      const denied = await los.moveStatus(operation(), sLNm, '10', { reasons: five.slice(0, 4) });
      expect(denied).toMatchObject({ sRejectD: '2026-11-20', sHmdaDenialReasonsT: ['3', '1', '2'] });
      expect((await refusal(los.moveStatus(operation(), sLNm, '47'))).details).toEqual({ missing: ['terms'] });
      const sent = { version: denied.version, changes: { sAdverseActionSentD: '2026-11-20' } };
      await los.changeLoan(operation(), sLNm, sent);
      const countered = await los.moveStatus(operation(), sLNm, '47', { note: '500,000 at 7%' });
      expect([countered.sDenialReasonsT ?? null, countered.sHmdaDenialReasonsT ?? null]).toEqual([null, null]);
      expect(countered.sAdverseActionSentD ?? null).toBeNull();
    });
  });
}
