import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftLoan, operation, submissionFile } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** The eDisclosure. */
export function disclosureContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan, anOffer } = stepsOf(under);

  describe('the eDisclosure', () => {
    it('is prepared by the lender if the loan has what the lender needs', async () => {
      const { sLNm } = await newLoan();
      const lacking = await refusal(los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] }));
      expect(lacking.code).toBe('invalid');
      expect(lacking.fields).toEqual({ sLpTemplateNm: { code: 'required', values: {} } });
      await los.chooseProgram(operation(), sLNm, (await anOffer(sLNm)).choice);
      const requested = await los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] });
      expect(requested).toMatchObject({ sU1LStatD: '2026-11-20', sU1LStatDesc: expect.stringMatching(/lender/i) });
    });

    it('is not sent while a borrower has no email or home', async () => {
      const [ann] = draftLoan().applicants;
      const { sLNm } = await newLoan({
        applicants: [{ ...ann, aCFirstNm: 'Ben', aCLastNm: 'Lee', aCSsn: '900-12-3457' }],
      });
      await los.chooseProgram(operation(), sLNm, (await anOffer(sLNm)).choice);
      const lacking = await refusal(los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] }));
      expect(Object.keys(lacking.fields ?? {})).toEqual(['aCEmail', 'aCAddr', 'aCZip', 'aCCity', 'aCState']);
    });

    it('is dated by the Pacific date', async () => {
      const before = time.now;
      time.now = new Date('2026-11-21T07:30:00Z');
      try {
        const { sLNm } = await newLoan();
        const requested = await los.requestDisclosure(operation(), sLNm, { preparedBy: 'self', files: [] });
        expect(requested.sU1LStatD).toBe('2026-11-20');
      } finally {
        time.now = before;
      }
    });

    it('is stored with its signed package, or neither is', async () => {
      const { sLNm } = await newLoan();
      const signed = { ...submissionFile(), folderName: '02 INITIAL DISCLOSURES', docType: '4 SIGNED EDISCLOSURES' };
      const uploaded = await los.requestDisclosure(operation(), sLNm, { preparedBy: 'self', files: [signed] });
      expect(uploaded.sU1LStatDesc).toMatch(/broker/i);
      const again = { preparedBy: 'self' as const, files: [{ ...signed, id: randomUUID() }] };
      expect((await refusal(los.requestDisclosure(operation(), sLNm, again))).code).toBe('conflict');
      expect(await los.files(sLNm, {})).toHaveLength(1);
    });

    it('is stored with its document and dates once, and not over what its author has not seen', async () => {
      const { sLNm, version } = await newLoan();
      const file = { ...submissionFile(), folderName: '02 INITIAL DISCLOSURES', docType: '3 UNSIGNED DISCLOSURES' };
      const estimate = {
        ...{ id: 'new', number: 1, issued: '2026-11-20', by: 'Ann', lines: [], lenderCredit: '0.00' },
        ...{ cashToClose: '1200', covers: null, reason: null, documentId: file.id },
      };
      const lists = { loanEstimates: [estimate] };
      const disclosure = { version, lists, dates: { sInitialLoanEstimateIssuedD: '2026-11-20' }, files: [file] };
      const once = operation();
      const saved = await los.disclose(once, sLNm, disclosure);
      expect(saved).toMatchObject({ sInitialLoanEstimateIssuedD: '2026-11-20', version: version + 1 });
      expect(saved.loanEstimates).toMatchObject([{ documentId: file.id }]);
      expect(await los.disclose(once, sLNm, disclosure)).toEqual(saved);
      const again = { ...disclosure, files: [{ ...file, id: randomUUID() }] };
      expect((await refusal(los.disclose(operation(), sLNm, again))).code).toBe('stale');
      expect(await los.files(sLNm, {})).toHaveLength(1);
    });

    it('can be canceled while requested, with an entry in the status log', async () => {
      const { sLNm } = await newLoan();
      expect((await refusal(los.cancelDisclosure(operation(), sLNm))).code).toBe('cannot-cancel');
      await los.requestDisclosure(operation(), sLNm, { preparedBy: 'self', files: [] });
      const cancelled = await los.cancelDisclosure(operation(), sLNm);
      expect(cancelled.sU1LStatD ?? null).toBeNull();
      expect(cancelled.sU1LStatDesc ?? null).toBeNull();
      expect((await los.statusLog(sLNm)).at(-1)?.description).toMatch(/canceled/);
    });
  });
}
