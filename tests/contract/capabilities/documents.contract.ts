import { describe, expect, it } from 'vitest';
import { operation, submissionFile } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

/** The documents of a loan. */
export function documentsContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan } = stepsOf(under);

  describe('the documents of a loan', () => {
    it('are stored, listed by folder and type, and not shown on another loan', async () => {
      const { sLNm } = await newLoan();
      const other = await newLoan();
      const [stored] = await los.addFiles(operation(), sLNm, [submissionFile()]);
      await los.addFiles(operation(), sLNm, [{ ...submissionFile(), docType: '9 OTHER' }]);
      expect(stored).toMatchObject({ createdBy: 'Rafael Quillmore', createdTime: time.now.toISOString() });
      expect(await los.files(sLNm, {})).toHaveLength(2);
      expect(await los.files(sLNm, { folderName: '01 SUBMISSION PACKAGE', docType: '9 OTHER' })).toHaveLength(1);
      expect(await los.files(sLNm, { folderName: '02 ELSEWHERE' })).toEqual([]);
      expect(await los.file(sLNm, stored?.id ?? '')).toEqual(stored);
      expect((await refusal(los.file(other.sLNm, stored?.id ?? ''))).code).toBe('not-found');
    });

    it('are added once by a repeated operation', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      const files = [submissionFile()];
      const first = await los.addFiles(once, sLNm, files);
      expect(await los.addFiles(once, sLNm, files)).toEqual(first);
      expect(await los.files(sLNm, {})).toHaveLength(1);
      expect((await refusal(los.addFiles(operation(), sLNm, files))).code).toBe('conflict');
    });

    it('are removed once before registration, by a repeated operation too, and then are not found', async () => {
      const { sLNm } = await newLoan();
      const other = await newLoan();
      const [stored] = await los.addFiles(operation(), sLNm, [submissionFile()]);
      const id = stored?.id ?? '';
      expect(stored?.createdByLogin).toBe(operation().by);
      expect((await refusal(los.removeFile(operation(), other.sLNm, id))).code).toBe('not-found');
      const once = operation();
      expect(await los.removeFile(once, sLNm, id)).toEqual(stored);
      expect(await los.removeFile(once, sLNm, id)).toEqual(stored);
      expect(await los.files(sLNm, {})).toEqual([]);
      expect((await refusal(los.file(sLNm, id))).code).toBe('not-found');
      expect((await refusal(los.removeFile(operation(), sLNm, id))).code).toBe('not-found');
    });

    it('stay on a loan that is not open for registration', async () => {
      const { sLNm } = await newLoan();
      const [stored] = await los.addFiles(operation(), sLNm, [submissionFile()]);
      await los.moveStatus(operation(), sLNm, '9');
      expect((await refusal(los.removeFile(operation(), sLNm, stored?.id ?? ''))).code).toBe('not-allowed');
      expect(await los.files(sLNm, {})).toHaveLength(1);
    });

    it('reports a loan that does not exist', async () => {
      expect((await refusal(los.files(unknownLoan, {}))).code).toBe('not-found');
    });

    it('appear in the change feed, although the loan keeps its version', async () => {
      const { sLNm, version } = await newLoan();
      const filing = operation();
      await los.addFiles(filing, sLNm, [submissionFile()]);
      const { changes } = await los.changesSince('', 1000);
      expect(changes.at(-1)).toEqual({ loanNum: sLNm, version, operationId: filing.id });
    });
  });
}
