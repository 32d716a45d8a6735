import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { demoRateSheets } from '../../../config/demo/programs/rate-sheet-generator';
import { defaultBusinessHours } from '../../../domain/loan/business-hours';
import type { LockRequest, LockTerms } from '../../../domain/locks/lock-moves.schemas';
import type { LockPolicy } from '../../../domain/locks/lock-policy.schemas';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

const policy: LockPolicy = {
  hours: defaultBusinessHours,
  rolling: 'next',
  terms: [15, 30, 45],
  maxExtensions: 2,
  maxExtensionDays: 15,
  relockDays: 30,
  floatDown: null,
  autoLock: false,
  concessionLimit: 250,
};

const desk = () => ({ id: randomUUID(), by: 'lock-desk', byName: 'Ines Duarte' });

/** Rate locks from the request to their end. */
export function locksContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan, anOffer, change, publish } = stepsOf(under);

  /** A request for the first rate that the loan is offered. */
  async function requestFor(loanNum: string): Promise<LockRequest> {
    const { program, option } = await anOffer(loanNum);
    return {
      lLpTemplateId: program.lLpTemplateId,
      rate: option.Rate,
      fee: option.Point,
      rateOptionId: option.rateOptionId,
    };
  }

  async function requested() {
    const { sLNm } = await newLoan();
    const request = await requestFor(sLNm);
    return { sLNm, request, ...(await los.requestLock(operation(), sLNm, request, policy)) };
  }

  async function locked() {
    const { sLNm, request, lock } = await requested();
    const price = lock.request?.price?.Price ?? '';
    const confirmed = await los.moveLock(desk(), sLNm, { move: 'confirm', version: lock.version, price }, policy);
    return { sLNm, request, price, ...confirmed };
  }

  describe('the lock of a loan', () => {
    it('is empty at first, and says what can be asked for', async () => {
      const { sLNm } = await newLoan();
      const lock = await los.lock(sLNm, policy);
      expect(lock).toMatchObject({ loanNum: sLNm, version: 0, status: '0', lock: null, request: null, history: [] });
      expect(lock.options.request).toMatchObject({ allowed: true, why: null });
      expect(lock.options.cancel).toMatchObject({ allowed: false, why: { code: 'lock-not-active' } });
      expect((await refusal(los.lock('9901000000', policy))).code).toBe('not-found');
    });

    it('is requested at a rate of today, and the loan takes over program and rate', async () => {
      const { request, loan, lock } = await requested();
      expect(lock).toMatchObject({ version: 1, status: '2', request: { kind: 'lock', days: 30, marketMove: '0.000' } });
      expect(loan).toMatchObject({
        sRateLockStatusT: '2',
        sLpTemplateId: request.lLpTemplateId,
        sNoteIR: request.rate,
        sLDiscntPc: request.fee,
        sProdRLckdDays: 30,
      });
      expect(loan.sRLckdD ?? null).toBeNull();
    });

    it('takes over the impounds that it was priced with', async () => {
      const { sLNm } = await newLoan();
      const terms: LockTerms = {
        ...{ sProdImpound: false, sProdImpoundT: '0', sProdRLckdDays: 30 },
        ...{ createdBy: 'Rafael', impoundNote: 'Waived by the borrower' },
      };
      await los.saveLockTerms(operation(), sLNm, terms);
      const { PricingResults } = await los.price(sLNm, { sProdImpound: false, sProdImpoundT: '0' });
      const program = PricingResults.Program.find(({ Status }) => Status === 'Eligible');
      const option = program?.RateOption[0];
      if (!program || !option) throw new Error('nothing offered');
      const request = {
        ...{ lLpTemplateId: program.lLpTemplateId, rate: option.Rate, fee: option.Point },
        rateOptionId: option.rateOptionId,
      };
      const { loan, lock } = await los.requestLock(operation(), sLNm, request, policy);
      expect(loan).toMatchObject({ sProdImpound: false, sProdImpoundT: '0' });
      expect(lock.request).toMatchObject({ createdBy: 'Rafael', impoundNote: 'Waived by the borrower' });
    });

    it('is not requested outside business hours, at another fee, or with a rate option of another rate', async () => {
      const { sLNm } = await newLoan();
      const request = await requestFor(sLNm);
      const ask = (changes: Partial<LockRequest>) =>
        refusal(los.requestLock(operation(), sLNm, { ...request, ...changes }, policy));
      expect((await ask({ fee: '9.999' })).code).toBe('not-offered');
      expect((await ask({ rateOptionId: `${request.lLpTemplateId}.1000.30` })).code).toBe('invalid');
      const open = time.now;
      time.now = new Date('2026-11-21T18:00:00Z');
      try {
        const closed = await ask({});
        expect(closed.code).toBe('not-allowed');
        expect(closed.message).toBe(
          'The lock desk is closed now.\nThe lock desk is open Monday to Friday, 9:00 AM to 3:59 PM Pacific time, except on holidays.',
        );
      } finally {
        time.now = open;
      }
    });

    it('is confirmed at the price that the desk saw, and the loan has its dates and price', async () => {
      const { sLNm, lock } = await requested();
      const confirm = { move: 'confirm', version: lock.version, price: '1.000' } as const;
      expect((await refusal(los.moveLock(desk(), sLNm, confirm, policy))).code).toBe('stale');
      const price = lock.request?.price?.Price ?? '';
      const confirmed = await los.moveLock(desk(), sLNm, { ...confirm, price }, policy);
      expect(confirmed.lock).toMatchObject({ status: '1', request: null, lock: { confirmation: 1, daysLeft: 31 } });
      // December 20, 2026 is a Sunday.
      expect(confirmed.loan).toMatchObject({
        sRateLockStatusT: '1',
        sRLckdD: '2026-11-20',
        sRLckdDays: 30,
        sRLckdExpiredD: '2026-12-21',
        sRLckdN: 'Lock, 30 days',
        sBrokerLockFinalBrokComp1PcPrice: price,
      });
      expect(confirmed.lock.history.map(({ kind, by }) => [kind, by])).toEqual([
        ['confirm', 'Ines Duarte'],
        ['request', 'Rafael Quillmore'],
      ]);
    });

    it('is repeated by the same operation, and by the same author who lost the answer', async () => {
      const { sLNm, lock } = await requested();
      const price = lock.request?.price?.Price ?? '';
      const confirm = { move: 'confirm', version: lock.version, price } as const;
      const once = desk();
      const first = await los.moveLock(once, sLNm, confirm, policy);
      expect(await los.moveLock(once, sLNm, confirm, policy)).toEqual(first);
      const again = await los.moveLock(desk(), sLNm, confirm, policy);
      expect(again.lock).toEqual(first.lock);
      const other = await refusal(los.moveLock(operation(), sLNm, confirm, policy));
      expect([other.code, other.details]).toEqual(['stale', { current: { version: 2 } }]);
    });

    it('goes to one of two people who confirm and cancel at once', async () => {
      for (const _round of [1, 2, 3]) {
        const { sLNm, lock } = await requested();
        const { version } = lock;
        const price = lock.request?.price?.Price ?? '';
        const results = await Promise.allSettled([
          los.moveLock(desk(), sLNm, { move: 'confirm', version, price }, policy),
          los.moveLock(operation(), sLNm, { move: 'cancel-request', version }, policy),
        ]);
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const isConfirmed = results[0]?.status === 'fulfilled';
        expect(await los.lock(sLNm, policy)).toMatchObject({ version: 2, status: isConfirmed ? '1' : '0' });
        expect(await los.loadLoan(sLNm)).toMatchObject({ sRateLockStatusT: isConfirmed ? '1' : '0' });
      }
    });

    it('prices the loan again on its own sheet, and confirms what changed', async () => {
      const { sLNm, loan, lock } = await locked();
      await change(loan, { sCreditScoreType2: 700 });
      time.now = new Date('2026-11-23T18:00:00Z');
      try {
        await publish();
        const seen = await los.lock(sLNm, policy);
        expect(seen.reprice).toMatchObject({ state: 'changed' });
        const price = seen.reprice?.price?.Price ?? '';
        expect(seen.reprice?.price?.sheetEffectiveAt).toBe(lock.lock?.price.sheetEffectiveAt);
        const moved = seen.reprice?.difference.reduce((sum, { change: by }) => sum + Number(by), 0);
        expect(moved).toBeCloseTo(Number(price) - Number(lock.lock?.price.Price), 6);
        const ask = { move: 'reprice', version: seen.version, price, reason: 'New score' } as const;
        const asked = await los.moveLock(operation(), sLNm, ask, policy);
        const confirm = { move: 'confirm', version: asked.lock.version, price } as const;
        const { loan: after } = await los.moveLock(desk(), sLNm, confirm, policy);
        expect(after).toMatchObject({ sBrokerLockFinalBrokComp1PcPrice: price, sRLckdExpiredD: '2026-12-21' });
      } finally {
        time.now = new Date('2026-11-20T18:42:00Z');
        await publish();
      }
    });

    it('keeps the rules of its program, whatever they are now, and if it is no longer offered', async () => {
      const { sLNm, request } = await locked();
      const { sLNm: unlocked } = await newLoan();
      await los.chooseProgram(operation(), unlocked, (await anOffer(unlocked)).choice);
      const rateSheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective: time.now });
      const others = demoPrograms.filter(({ lLpTemplateId }) => lLpTemplateId !== request.lLpTemplateId);
      const stricter = demoPrograms.map((program) => ({
        ...program,
        eligibility: {
          ...program.eligibility,
          matrix: program.eligibility.matrix.map((line) => ({ ...line, minScore: 849 })),
        },
      }));
      try {
        for (const programs of [others, stricter]) {
          await los.putPricingCatalog(operation(), { programs, rateSheets });
          expect(await los.checkPrice(sLNm)).toMatchObject({ state: 'current', reasons: [] });
        }
        expect(await los.checkPrice(unlocked)).toMatchObject({ state: 'not-eligible' });
      } finally {
        await publish();
      }
    });

    it('extends, and the cost joins the price of the loan', async () => {
      const { sLNm, price, lock } = await locked();
      const ask = { move: 'extend', version: lock.version, days: 5, reason: 'Closing moved' } as const;
      const asked = await los.moveLock(operation(), sLNm, ask, policy);
      expect(asked.loan.sRateLockStatusT).toBe('1');
      const seen = asked.lock.request?.price?.Price ?? '';
      expect(Number(seen)).toBeCloseTo(Number(price) - 0.125, 6);
      const confirm = { move: 'confirm', version: asked.lock.version, price: seen } as const;
      const { loan } = await los.moveLock(desk(), sLNm, confirm, policy);
      expect(loan).toMatchObject({
        sRLckdExpiredD: '2026-12-28',
        sRLckdDays: 30,
        sBrokerLockFinalBrokComp1PcPrice: seen,
        sLDiscntPc: (100 - Number(seen)).toFixed(3),
      });
    });

    it('is simulated day by day', async () => {
      const { sLNm, lock } = await locked();
      const simulation = await los.simulateLock(sLNm, { closing: '2026-12-23', days: 60 }, policy);
      expect(simulation).toMatchObject({
        closing: '2026-12-23',
        price: lock.lock?.price.Price,
        expiresOn: '2026-12-21',
      });
      expect(simulation.days).toHaveLength(61);
      const closing = simulation.days.find(({ date }) => date === '2026-12-23');
      expect(closing).toMatchObject({
        covered: false,
        extend: { days: [5], points: '0.125' },
        float: { on: '2026-12-21' },
      });
      const { sLNm: open } = await newLoan();
      expect((await refusal(los.simulateLock(open, { days: 10 }, policy))).code).toBe('not-allowed');
    });

    it('stays locked when its expiry is over, which is marked once', async () => {
      const { sLNm, lock } = await locked();
      time.now = new Date('2026-12-22T18:00:00Z');
      try {
        const marked = await los.expireLock(operation(), sLNm, policy);
        expect(marked.lock).toMatchObject({ status: '1', version: lock.version + 1, lock: { isExpired: true } });
        expect(marked.lock.history[0]).toMatchObject({ kind: 'expire', expiresOn: '2026-12-21' });
        const again = await los.expireLock(operation(), sLNm, policy);
        expect(again.lock.version).toBe(marked.lock.version);
      } finally {
        time.now = new Date('2026-11-20T18:42:00Z');
      }
    });

    it('is kept as it was at each confirmed change', async () => {
      const { sLNm, lock, price } = await locked();
      const asked = await los.moveLock(
        operation(),
        sLNm,
        { move: 'extend', version: lock.version, days: 5, reason: 'Late' },
        policy,
      );
      const move = {
        move: 'confirm',
        version: asked.lock.version,
        price: asked.lock.request?.price?.Price ?? '',
      } as const;
      const extended = await los.moveLock(desk(), sLNm, move, policy);
      const [first, second] = [await los.lockConfirmation(sLNm, 1), await los.lockConfirmation(sLNm, 2)];
      expect(first).toMatchObject({
        loan: { sLNm, sRLckdExpiredD: '2026-12-21' },
        lock: { lock: { confirmation: 1, expiresOn: '2026-12-21', price: { Price: price } } },
      });
      expect(second).toEqual(extended);
      expect(await los.lockConfirmation(sLNm, 3)).toBeNull();
      expect((await refusal(los.lockConfirmation('9901000000', 1))).code).toBe('not-found');
    });

    it('waits in the queue of the lock desk until it is answered', async () => {
      const { sLNm, lock } = await requested();
      const waiting = async () => (await los.lockRequests(policy)).find(({ loanNum }) => loanNum === sLNm);
      expect(await waiting()).toMatchObject({
        ...{ version: 1, kind: 'lock', days: 30, by: 'Rafael Quillmore', at: time.now.toISOString() },
        ...{ price: lock.request?.requestedPrice, marketMove: '0.000', expiresOn: '2026-12-21', answer: null },
      });
      await los.moveLock(desk(), sLNm, { move: 'deny', version: 1, reason: 'Appraisal is missing' }, policy);
      expect(await waiting()).toBeUndefined();
      const answered = await los.answeredLockRequests('2026-11-20T08:00:00.000Z');
      expect(answered.find(({ loanNum }) => loanNum === sLNm)).toMatchObject({
        ...{ kind: 'lock', days: 30, by: 'Rafael Quillmore' },
        answer: { kind: 'deny', by: 'Ines Duarte' },
      });
      expect(await los.loadLoan(sLNm)).toMatchObject({ sRateLockStatusT: '0' });
    });
  });
}
