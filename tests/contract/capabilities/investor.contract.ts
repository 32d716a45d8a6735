import { describe, expect, it } from 'vitest';
import type { Commitment } from '../../../domain/investor/commitment.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

const bestEfforts: Commitment = {
  sInvestorRolodexId: '3b2f7a52-6df0-4a3c-9a3e-2f5f0a1b4c11',
  sInvestorLockLpTemplateNm: 'Conforming 30 Yr Fixed',
  sInvestorLockRLckdDays: 30,
  sInvestorLockNoteIR: '6.250',
  sInvestorLockBrokComp1Pc: '-1.500',
  sInvestorLockRAdjMarginR: null,
  adjustments: [{ description: 'Escrow waiver; no impounds', rate: '0.000', price: '-0.125', margin: '0.000' }],
  sInvestorLockCommitmentT: '0',
};

const nothing: Commitment = {
  ...{ sInvestorRolodexId: null, sInvestorLockLpTemplateNm: null, sInvestorLockRLckdDays: null },
  ...{ sInvestorLockNoteIR: null, sInvestorLockBrokComp1Pc: null, sInvestorLockRAdjMarginR: null },
  adjustments: [],
  sInvestorLockCommitmentT: null,
};

/** Commitments with investors, and today's prices. */
export function investorContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan, anOffer, change } = stepsOf(under);

  const chosenLoan = async () => {
    const { sLNm } = await newLoan();
    return los.chooseProgram(operation(), sLNm, (await anOffer(sLNm)).choice);
  };

  describe('a transfer of servicing', () => {
    it('is stored once, and refused for a loan that has changed since', async () => {
      const { sLNm, version } = await newLoan();
      const once = operation();
      const move = { version, sServicingTransferD: '2027-03-01', sSubservicerLoanNm: 'S-77' };
      const moved = await los.moveServicing(once, sLNm, move);
      expect(moved).toMatchObject({ ...move, version: version + 1 });
      expect(await los.moveServicing(once, sLNm, move)).toEqual(moved);
      expect((await refusal(los.moveServicing(operation(), sLNm, move))).code).toBe('stale');
      expect((await refusal(los.moveServicing(operation(), unknownLoan, move))).code).toBe('not-found');
    });
  });

  describe('a commitment with an investor', () => {
    it('is stored with its dates and adjustments, once', async () => {
      const { sLNm, version } = await newLoan();
      const once = operation();
      const saved = await los.saveCommitment(once, sLNm, { version, commitment: bestEfforts });
      expect(saved).toMatchObject({
        version: version + 1,
        sInvestorLockCommitmentT: '0',
        sInvestorLockBrokComp1Pc: '-1.500',
        sInvestorLockRLckdD: '2026-11-20',
        sInvestorLockRLckExpiredD: '2026-12-20',
        sInvestorLockAdjustments: 'Escrow waiver; no impounds; rate 0.000, price -0.125, margin 0.000',
      });
      expect(await los.saveCommitment(once, sLNm, { version, commitment: bestEfforts })).toEqual(saved);
    });

    it('keeps an end that the investor gave, and needs its price, program, rate and days', async () => {
      const { sLNm, version } = await newLoan();
      const given = { ...bestEfforts, sInvestorLockRLckExpiredD: '2026-12-18' };
      const saved = await los.saveCommitment(operation(), sLNm, { version, commitment: given });
      expect(saved.sInvestorLockRLckExpiredD).toBe('2026-12-18');
      const lacking = { ...nothing, sInvestorLockCommitmentT: '1' as const, sInvestorLockNoteIR: 'six' };
      const refused = await refusal(
        los.saveCommitment(operation(), sLNm, { version: saved.version, commitment: lacking }),
      );
      expect(refused.code).toBe('invalid');
      expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
        ...['sInvestorLockBrokComp1Pc', 'sInvestorLockLpTemplateNm', 'sInvestorLockNoteIR', 'sInvestorLockRLckdDays'],
      ]);
    });

    it('ends when nothing of it is left, and is not overwritten by who saw an older loan', async () => {
      const { sLNm, version } = await newLoan();
      const saved = await los.saveCommitment(operation(), sLNm, { version, commitment: bestEfforts });
      const stale = await refusal(los.saveCommitment(operation(), sLNm, { version, commitment: nothing }));
      expect(stale).toMatchObject({ code: 'stale', details: { current: { version: saved.version } } });
      const ended = await los.saveCommitment(operation(), sLNm, { version: saved.version, commitment: nothing });
      expect(ended.sInvestorLockRLckdD ?? null).toBeNull();
      expect(ended.sInvestorLockAdjustments ?? null).toBeNull();
    });
  });

  describe("today's price", () => {
    it('is that of the loan’s own program and rate; loans that do not exist are left out', async () => {
      const chosen = await chosenLoan();
      const plain = await newLoan();
      const prices = await los.currentPrices([plain.sLNm, unknownLoan, chosen.sLNm]);
      expect(prices.map(({ loanNum, state, price }) => [loanNum, state, price])).toEqual(
        [
          [chosen.sLNm, 'priced', chosen.sBrokerLockFinalBrokComp1PcPrice],
          [plain.sLNm, 'no-program', null],
        ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      );
    });

    it('says when the loan no longer fits its program', async () => {
      const chosen = await chosenLoan();
      await change(chosen, { sCreditScoreType2: 480 });
      expect(await los.currentPrices([chosen.sLNm])).toMatchObject([{ state: 'not-eligible', price: null }]);
    });

    it('is saved with the loan if both are as they were seen', async () => {
      const chosen = await chosenLoan();
      const [seen] = await los.currentPrices([chosen.sLNm]);
      const price = seen?.price ?? '';
      const { version } = chosen;
      const moved = await refusal(los.saveCurrentPrice(operation(), chosen.sLNm, { version, price: '12.345' }));
      expect(moved).toMatchObject({ code: 'not-offered', details: { current: { price } } });
      const saved = await los.saveCurrentPrice(operation(), chosen.sLNm, { version, price });
      expect(saved).toMatchObject({ sCurrentPrice: price, sCurrentPriceDays: 30, version: version + 1 });
      const stale = await refusal(los.saveCurrentPrice(operation(), chosen.sLNm, { version, price }));
      expect(stale.code).toBe('stale');
    });

    it('is saved for many loans at once, each as a write of its own; a refusal leaves the others', async () => {
      const [kept, changed, moved] = [await chosenLoan(), await chosenLoan(), await chosenLoan()];
      const price = kept.sBrokerLockFinalBrokComp1PcPrice ?? '';
      await change(changed, { sCreditScoreType2: 700 });
      const saveOf = ({ sLNm, version }: LoanDocument, seen = price) => ({
        ...{ operation: operation(), loanNum: sLNm, version, price: seen },
      });
      const saves = [saveOf(kept), saveOf(changed), saveOf(moved, '12.345'), { ...saveOf(kept), loanNum: unknownLoan }];
      const results = await los.saveCurrentPrices(saves);
      expect(results).toEqual([
        { loanNum: kept.sLNm, loan: await los.loadLoan(kept.sLNm) },
        { loanNum: changed.sLNm, refused: 'stale' },
        { loanNum: moved.sLNm, refused: 'not-offered' },
        { loanNum: unknownLoan, refused: 'not-found' },
      ]);
      expect(await los.loadLoan(kept.sLNm)).toMatchObject({ sCurrentPrice: price, version: kept.version + 1 });
      expect((await los.loadLoan(moved.sLNm)).version).toBe(moved.version);
      const { entries } = await los.changeLog(kept.sLNm, { limit: 10 });
      const logged = entries.filter(({ field }) => field === 'sCurrentPrice');
      expect(logged).toMatchObject([
        { action: 'save-current-price', before: null, after: price, by: 'Rafael Quillmore' },
      ]);

      // A repeat is answered as before, also next to a new one, and a single save knows the operation, too.
      const again = [...saves.slice(0, 2), saveOf(moved)];
      const [repeated, , late] = await los.saveCurrentPrices(again);
      expect(repeated).toEqual(results[0]);
      expect(late).toMatchObject({ loan: { version: moved.version + 1, sCurrentPrice: price } });
      const { operation: first, loanNum, version } = saves[0] ?? saveOf(kept);
      expect(await los.saveCurrentPrice(first, loanNum, { version, price })).toMatchObject({ version: version + 1 });
      const other = { ...saveOf(moved), operation: first };
      expect((await refusal(los.saveCurrentPrices([other]))).code).toBe('invalid');
      expect(await los.saveCurrentPrices([])).toEqual([]);
    });
  });
}
