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

    it('change type, folder, name and visibility once, only as their editor saw them, all or none', async () => {
      const { sLNm } = await newLoan();
      const [one, two] = await los.addFiles(operation(), sLNm, [submissionFile(), submissionFile()]);
      const seen = { id: one?.id ?? '', version: 1 };
      const once = operation();
      const moved = { ...seen, folderName: '06 INCOME', docType: 'PAYSTUB', name: 'May.pdf', lenderOnly: true };
      const changed = await los.changeFiles(once, sLNm, [moved]);
      expect(changed).toEqual([{ ...one, ...moved, version: 2 }]);
      expect(await los.changeFiles(once, sLNm, [moved])).toEqual(changed);
      const both = [
        { id: two?.id ?? '', version: 1, docType: 'W-2' },
        { ...seen, docType: 'W-2' },
      ];
      expect((await refusal(los.changeFiles(operation(), sLNm, both))).code).toBe('stale');
      expect(await los.file(sLNm, two?.id ?? '')).toEqual(two);
      const other = await newLoan();
      expect((await refusal(los.changeFiles(operation(), other.sLNm, [{ ...seen, version: 2 }]))).code).toBe(
        'not-found',
      );
    });

    it('are replaced and kept: the earlier ones are found, and listed only on request', async () => {
      const { sLNm } = await newLoan();
      const [one, two] = await los.addFiles(operation(), sLNm, [submissionFile(), submissionFile()]);
      const replaced = [one, two].map((file) => ({ id: file?.id ?? '', version: 1 }));
      const once = operation();
      const replacement = { replaced, added: [submissionFile()] };
      const [joined] = await los.replaceFiles(once, sLNm, replacement);
      expect(joined).toMatchObject({
        number: 2,
        version: 1,
        madeFrom: replaced.map(({ id }) => id),
        replacedTime: null,
      });
      expect(await los.replaceFiles(once, sLNm, replacement)).toEqual([joined]);
      expect(await los.files(sLNm, {})).toEqual([joined]);
      expect(await los.files(sLNm, { replaced: true })).toHaveLength(3);
      expect(await los.file(sLNm, one?.id ?? '')).toMatchObject({ replacedTime: time.now.toISOString(), version: 2 });
      const again = { replaced: [{ id: one?.id ?? '', version: 2 }], added: [submissionFile()] };
      expect((await refusal(los.replaceFiles(operation(), sLNm, again))).code).toBe('stale');
      expect((await refusal(los.changeFiles(operation(), sLNm, [{ id: one?.id ?? '', version: 2 }]))).code).toBe(
        'stale',
      );
    });

    it('are in use again once the document that replaced them is removed', async () => {
      const { sLNm } = await newLoan();
      const [whole] = await los.addFiles(operation(), sLNm, [submissionFile()]);
      const replaced = [{ id: whole?.id ?? '', version: 1 }];
      const parts = await los.replaceFiles(operation(), sLNm, {
        replaced,
        added: [submissionFile(), submissionFile()],
      });
      await los.removeFile(operation(), sLNm, parts[0]?.id ?? '');
      expect(await los.files(sLNm, {})).toHaveLength(1);
      await los.removeFile(operation(), sLNm, parts[1]?.id ?? '');
      expect(await los.files(sLNm, {})).toEqual([{ ...whole, version: 2 }]);
    });

    it('keep the first day on which a type was received', async () => {
      const { sLNm } = await newLoan();
      const docType = '02 FINAL TITLE POLICY';
      expect(await los.receivedDocuments(sLNm)).toEqual([]);
      const once = operation();
      const received = { docType, date: '2026-11-20', by: 'Rafael Quillmore' };
      expect(await los.receiveDocument(once, sLNm, docType, '2026-11-20')).toEqual(received);
      expect(await los.receiveDocument(once, sLNm, docType, '2026-11-20')).toEqual(received);
      expect(await los.receiveDocument(operation(), sLNm, docType, '2026-11-21')).toEqual(received);
      expect(await los.receivedDocuments(sLNm)).toEqual([received]);
      expect((await refusal(los.receivedDocuments(unknownLoan))).code).toBe('not-found');
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
