import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { AusSubmission } from '../../../domain/aus/submission.schemas';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

const submission = (system: AusSubmission['system']): AusSubmission => ({
  ...{ system, agency: '1000', references: [{ borrower: '0B', reference: '884210' }], copyLiabilities: false },
});

/** Automated underwriting: submissions, runs, and the run of record. */
export function underwritingOrdersContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan } = stepsOf(under);

  const finished = async (loanNum: string, jobId: string) => {
    for (;;) {
      const job = await los.underwritingJob(loanNum, jobId);
      if (job.run) return job.run;
      await pause(job.pollInMs ?? 0);
    }
  };

  describe('a submission to an underwriting system', () => {
    it('is answered once for a repeated operation, and kept as a run that names its simulation', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      const first = await los.submitUnderwriting(once, sLNm, submission('DU'), null);
      const again = await los.submitUnderwriting(once, sLNm, submission('DU'), null);
      expect(again).toEqual(first);
      expect(first.run).toMatchObject({ system: 'DU', number: 1, agency: '1000', isSimulation: true });
      const second = await los.submitUnderwriting(operation(), sLNm, submission('DU'), null);
      expect(second.run).toMatchObject({ number: 2, caseId: first.run?.caseId });
      expect((await los.underwritingRuns(sLNm)).map(({ number }) => number).sort()).toEqual([1, 2]);
      expect((await los.loadLoan(sLNm)).sDuCaseId).toBe(first.run?.caseId);
    });

    it('names the fields that the loan lacks instead of a recommendation', async () => {
      const { sLNm } = await newLoan({ applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] });
      const { run } = await los.submitUnderwriting(operation(), sLNm, submission('DU'), null);
      expect(run?.report).toMatchObject({ status: 'error', recommendation: null });
      expect(run?.report.findings.map(({ field }) => field)).toContain('applicants.0.aBSsn');
    });

    it('of LPA gives an interval first, and its result later', async () => {
      const { sLNm } = await newLoan();
      const job = await los.submitUnderwriting(operation(), sLNm, submission('LPA'), null);
      expect(job.run).toBeNull();
      expect(job.pollInMs).toBeGreaterThan(0);
      expect(await los.underwritingRuns(sLNm)).toEqual([]);
      const run = await finished(sLNm, job.jobId);
      expect(run).toMatchObject({ id: job.jobId, system: 'LPA', number: 1 });
      expect(await los.underwritingRuns(sLNm)).toEqual([run]);
    });

    it('is not found under another loan', async () => {
      const { sLNm } = await newLoan();
      expect((await refusal(los.underwritingJob(sLNm, randomUUID()))).code).toBe('not-found');
    });
  });

  describe('the run of record', () => {
    it('must be a run of this loan with a result, seen with its current version', async () => {
      const { sLNm } = await newLoan({ applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] });
      const { run } = await los.submitUnderwriting(operation(), sLNm, submission('DU'), null);
      const { version } = await los.loadLoan(sLNm);
      const record = (runId: string, seen = version) =>
        refusal(los.recordUnderwriting(operation(), sLNm, { version: seen, runId }));
      expect((await record(randomUUID())).code).toBe('not-found');
      expect((await record(run?.id ?? '')).code).toBe('not-allowed');
      expect((await record(run?.id ?? '', version - 1)).code).toBe('stale');
    });

    it('can be a result of GUS for a USDA loan alone', async () => {
      const conventional = await newLoan();
      const gus = { version: conventional.version, gusResult: '25' } as const;
      expect((await refusal(los.recordUnderwriting(operation(), conventional.sLNm, gus))).code).toBe('not-allowed');
      const usda = await newLoan({ sLT: '3' });
      const recorded = await los.recordUnderwriting(operation(), usda.sLNm, { ...gus, version: usda.version });
      expect(recorded.sProd3rdPartyUwResultT).toBe('25');
    });
  });

  it('finds no change that improves a loan which lacks something', async () => {
    const { sLNm } = await newLoan();
    const trial = await los.tryUnderwriting(sLNm, 'DU');
    expect(trial).toMatchObject({ system: 'DU', changes: [], runs: 1, isSimulation: true });
  });
}
