import { describe, expect, it } from 'vitest';
import type { AssignedEmployee } from '../../../domain/loan/assignment.schemas';
import { draftLoan, operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

/** Loans and their status. */
export function loansContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan } = stepsOf(under);

  describe('a new loan', () => {
    it('gets a unique number, status Loan Open with date and time, and calculated fields', async () => {
      const loan = await newLoan();
      const day = '2026-11-20';
      expect(loan.sLNm).toMatch(/^2611\d{6}$/);
      expect(loan).toMatchObject({ version: 1, sStatusT: '0', sStatusD: day, sOpenedD: day, sCreatedD: day });
      expect(loan.sOpenedDTime).toBe(time.now.toISOString());
      expect(loan).toMatchObject({ sLtvR: '80.000', sLTotI: '16500.00', sFinalLAmt: '650000.00' });
      expect(await los.loadLoan(loan.sLNm)).toEqual(loan);
      expect(await los.statusLog(loan.sLNm)).toMatchObject([{ status: '0', from: null, by: 'Rafael Quillmore' }]);
    });

    it('has a unique number even if many are created concurrently', async () => {
      const loans = await Promise.all(Array.from({ length: 12 }, () => newLoan()));
      expect(new Set(loans.map((loan) => loan.sLNm)).size).toBe(12);
    });

    it('is rejected without channel and purpose or with invalid values, and leaves nothing behind', async () => {
      const { sBranchChannelT: _, sLPurposeT: __, ...draft } = draftLoan();
      const missing = await refusal(los.createLoan(operation(), draft));
      expect(missing.code).toBe('invalid');
      expect(Object.keys(missing.fields ?? {})).toEqual(expect.arrayContaining(['sBranchChannelT', 'sLPurposeT']));
      const wrong = await refusal(newLoan({ sLPurposeT: '77', sU1LStatD: '2026-01-01' }));
      expect(Object.keys(wrong.fields ?? {})).toEqual(expect.arrayContaining(['sLPurposeT', 'sU1LStatD']));
    });

    it('keeps its assigned users', async () => {
      expect(await newLoan()).toMatchObject({ sEmployeeLoanRepLogin: 'loan-officer' });
    });

    it('has up to four borrowers', async () => {
      const applicants = ['Ann', 'Bo'].map((aBFirstNm) => ({ aBFirstNm, aBLastNm: 'Lee', aCFirstNm: 'Cy' }));
      const loan = await newLoan({ applicants });
      expect(loan.applicants).toHaveLength(2);
      const five = await refusal(newLoan({ applicants: [...applicants, { aBFirstNm: 'Di' }] }));
      expect(five.code).toBe('invalid');
    });

    it('is created once by a repeated operation, sequential or concurrent', async () => {
      const once = operation();
      const [first, second] = await Promise.all([los.createLoan(once, draftLoan()), los.createLoan(once, draftLoan())]);
      expect(second).toEqual(first);
      expect(await los.createLoan(once, draftLoan())).toEqual(first);
    });
  });

  describe('loading', () => {
    it('reports a loan that does not exist', async () => {
      expect((await refusal(los.loadLoan(unknownLoan))).code).toBe('not-found');
      expect((await refusal(los.statusLog(unknownLoan))).code).toBe('not-found');
    });

    it('returns several loans and omits those that do not exist', async () => {
      const [one, two] = [await newLoan(), await newLoan()];
      const loaded = await los.loadLoans([one.sLNm, unknownLoan, two.sLNm]);
      expect(loaded.map((loan) => loan.sLNm).sort()).toEqual([one.sLNm, two.sLNm].sort());
      expect(await los.loadLoans([])).toEqual([]);
      expect((await refusal(los.loadLoans(Array.from({ length: 501 }, () => unknownLoan)))).code).toBe('invalid');
    });
  });

  describe('an assignment', () => {
    it('sets the employee of a role, and changes nothing the second time', async () => {
      const loan = await newLoan();
      const employee = { login: 'kim', name: 'Kim Park', email: 'kim@example.com', phone: null, fax: null };
      const assigned = await los.assign(operation(), loan.sLNm, { role: 'Processor', ...employee });
      expect(assigned).toMatchObject({
        sEmployeeProcessorLogin: 'kim',
        sEmployeeProcessorName: 'Kim Park',
        version: 2,
      });
      const again = await los.assign(operation(), loan.sLNm, { role: 'Processor', ...employee });
      expect(again.version).toBe(2);
      expect((await refusal(los.assign(operation(), unknownLoan, { role: 'Processor', ...employee }))).code).toBe(
        'not-found',
      );
    });

    it('ends, but not for someone other than the author saw', async () => {
      const loan = await newLoan();
      const kim = { login: 'kim', name: 'Kim Park', email: 'kim@example.com', phone: null, fax: null };
      const assign = (values: Partial<AssignedEmployee>) =>
        los.assign(operation(), loan.sLNm, { role: 'Manager', ...kim, ...values });
      await assign({ from: null });
      const unassigned = { login: null, name: null, email: null };
      expect((await refusal(assign({ ...unassigned, from: 'lee' }))).code).toBe('stale');
      expect((await refusal(assign({ login: 'lee', name: 'Lee Roh', from: null }))).code).toBe('stale');
      const free = await assign({ ...unassigned, from: 'kim' });
      expect([free.sEmployeeManagerLogin ?? null, free.sEmployeeManagerName ?? null, free.version]).toEqual([
        null,
        null,
        3,
      ]);
      expect((await assign({ ...unassigned, from: 'kim' })).version).toBe(3);
    });
  });

  describe('the status', () => {
    it('follows the workflow with date, time and log', async () => {
      const loan = await newLoan();
      const moved = await los.moveStatus(operation(), loan.sLNm, '1', { note: 'Credit pulled' });
      expect(moved).toMatchObject({ sStatusT: '1', sPreQualD: '2026-11-20', sStatusD: '2026-11-20', version: 2 });
      expect(moved.sPreQualDTime).toBe(time.now.toISOString());
      expect((await los.statusLog(loan.sLNm)).at(-1)).toMatchObject({
        status: '1',
        from: '0',
        description: 'Pre-qual',
        note: 'Credit pulled',
      });
    });

    it('rejects transitions outside the workflow, and registration by a plain status change', async () => {
      const loan = await newLoan();
      expect((await refusal(los.moveStatus(operation(), loan.sLNm, '6'))).code).toBe('not-allowed');
      await los.moveStatus(operation(), loan.sLNm, '1');
      expect((await refusal(los.moveStatus(operation(), loan.sLNm, '3'))).code).toBe('not-allowed');
    });

    it('moves only from the status that the caller saw', async () => {
      const { sLNm } = await newLoan();
      const held = await los.moveStatus(operation(), sLNm, '7', { from: '0', note: 'Waiting for the appraisal' });
      expect(held.sStatusT).toBe('7');
      const late = await refusal(los.moveStatus(operation(), sLNm, '9', { from: '0' }));
      expect(late).toMatchObject({ code: 'stale', wording: { code: 'status-changed' } });
      expect(late.details.current).toEqual(held);
      expect(await los.moveStatus(operation(), sLNm, '9', { from: '7' })).toMatchObject({ sStatusT: '9' });
    });

    it('lets one of two moves from the same status pass', async () => {
      const { sLNm } = await newLoan();
      const moves = ['7', '1'].map((to) => los.moveStatus(operation(), sLNm, to, { from: '0' }));
      const ends = await Promise.allSettled(moves);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('keeps the date on which a status was first reached', async () => {
      const { sLNm } = await newLoan();
      const first = await los.moveStatus(operation(), sLNm, '1');
      const now = time.now;
      time.now = new Date('2026-11-23T20:00:00Z');
      try {
        await los.moveStatus(operation(), sLNm, '7');
        const back = await los.moveStatus(operation(), sLNm, '1');
        expect(back).toMatchObject({ sPreQualD: first.sPreQualD, sPreQualDTime: first.sPreQualDTime });
        expect(back.sStatusD).toBe('2026-11-23');
      } finally {
        time.now = now;
      }
    });

    it('returns from on hold and canceled to the previous status', async () => {
      const loan = await newLoan();
      await los.moveStatus(operation(), loan.sLNm, '1');
      await los.moveStatus(operation(), loan.sLNm, '7');
      await los.moveStatus(operation(), loan.sLNm, '9');
      expect((await refusal(los.moveStatus(operation(), loan.sLNm, '0'))).code).toBe('not-allowed');
      expect(await los.moveStatus(operation(), loan.sLNm, '1')).toMatchObject({ sStatusT: '1' });
    });
  });
}
