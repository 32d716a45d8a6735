import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONDITIONS_FOLDER } from '../../../domain/documents/document-types';
import type { NewCondition } from '../../../domain/underwriting/condition.schemas';
import { operation, submissionFile } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

const paystubs = (): NewCondition => ({
  id: randomUUID(),
  cat: 'PTD',
  description: 'Paystubs covering 30 days',
  accepts: ['PAYSTUB'],
});

const conditionFile = (sha256 = 'b'.repeat(64)) => ({
  ...submissionFile(),
  sha256,
  folderName: CONDITIONS_FOLDER,
  docType: 'PAYSTUB',
});

/** The underwriter's conditions. */
export function conditionsContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan } = stepsOf(under);

  /** A loan with a condition. */
  const withCondition = async () => {
    const { sLNm } = await newLoan();
    const [added] = await los.addConditions(operation(), sLNm, [paystubs()]);
    if (added === undefined) throw new Error('The condition was not added.');
    return { sLNm, added };
  };

  describe('the conditions of a loan', () => {
    it('are empty at first', async () => {
      const { sLNm } = await newLoan();
      expect(await los.conditions(sLNm)).toEqual([]);
      expect((await refusal(los.conditions(unknownLoan))).code).toBe('not-found');
    });

    it('are added with a number, as active, and appear in the change feed', async () => {
      const { sLNm, version } = await newLoan();
      const adding = operation();
      const [first, second] = [paystubs(), { ...paystubs(), cat: 'QC' as const }];
      await los.addConditions(adding, sLNm, [first, second]);
      const stored = await los.conditions(sLNm);
      expect(stored.map(({ id, number }) => [id, number])).toEqual([
        [first.id, 1],
        [second.id, 2],
      ]);
      expect(stored[0]).toEqual({
        ...first,
        ...{
          number: 1,
          version: 1,
          status: 'Active',
          state: 'active',
          createdD: '2026-11-20',
          doneD: null,
          dueD: null,
        },
        documents: [],
        steps: [
          {
            ...{ kind: 'add', state: 'active', at: time.now.toISOString(), by: 'Rafael Quillmore', note: null },
            ...{ files: [], lenderOnly: false },
          },
        ],
      });
      const { changes } = await los.changesSince('', 1000);
      expect(changes.at(-1)).toEqual({ loanNum: sLNm, version, operationId: adding.id });
    });

    it('are added once, by a repeated operation and by a second one with the same IDs', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      const added = [paystubs()];
      const first = await los.addConditions(once, sLNm, added);
      expect(await los.addConditions(once, sLNm, added)).toEqual(first);
      expect(await los.addConditions(operation(), sLNm, added)).toEqual(first);
      expect(await los.conditions(sLNm)).toHaveLength(1);
      const other = added.map((one) => ({ ...one, description: 'Something else' }));
      expect((await refusal(los.addConditions(operation(), sLNm, other))).code).toBe('conflict');
    });

    it('are submitted, rejected with a reason, submitted again and cleared, each step with who and when', async () => {
      const { sLNm, added } = await withCondition();
      const move = (version: number, kind: 'submit' | 'reject' | 'clear', note?: string) =>
        los.moveCondition(operation(), sLNm, added.id, { version, move: kind, ...(note ? { note } : {}) });
      expect(await move(1, 'submit', 'All pages')).toMatchObject({ state: 'submitted', status: 'Active', version: 2 });
      expect((await refusal(move(2, 'reject'))).fields).toEqual({ note: { code: 'required', values: {} } });
      expect(await move(2, 'reject', 'Page 3 is missing')).toMatchObject({ state: 'rejected', status: 'Active' });
      await move(3, 'submit');
      const cleared = await move(4, 'clear');
      expect(cleared).toMatchObject({ state: 'cleared', status: 'Closed', doneD: '2026-11-20', version: 5 });
      expect(cleared.steps.map(({ kind, state, note }) => [kind, state, note])).toEqual([
        ['add', 'active', null],
        ['submit', 'submitted', 'All pages'],
        ['reject', 'rejected', 'Page 3 is missing'],
        ['submit', 'submitted', null],
        ['clear', 'cleared', null],
      ]);
      expect((await refusal(move(5, 'submit'))).code).toBe('not-allowed');
    });

    it('reopen in the state before the decision', async () => {
      const { sLNm, added } = await withCondition();
      const move = (version: number, kind: 'submit' | 'waive' | 'reopen', note?: string) =>
        los.moveCondition(operation(), sLNm, added.id, { version, move: kind, ...(note ? { note } : {}) });
      await move(1, 'submit');
      expect(await move(2, 'waive', 'Gift is not used')).toMatchObject({ state: 'waived', status: 'Closed' });
      expect(await move(3, 'reopen')).toMatchObject({ state: 'submitted', status: 'Active', doneD: null });
    });

    it('refuse a write by someone who has not seen the last one, and tell the current condition', async () => {
      const { sLNm, added } = await withCondition();
      await los.moveCondition(operation(), sLNm, added.id, { version: 1, move: 'submit' });
      const stale = await refusal(
        los.moveCondition({ ...operation(), by: 'underwriter' }, sLNm, added.id, { version: 1, move: 'clear' }),
      );
      expect(stale).toMatchObject({ code: 'stale', details: { current: { state: 'submitted', version: 2 } } });
      const { description, cat } = paystubs();
      const edit = { version: 1, cat, description: `${description}, all jobs`, accepts: [] };
      expect((await refusal(los.editCondition(operation(), sLNm, added.id, edit))).code).toBe('stale');
      const edited = await los.editCondition(operation(), sLNm, added.id, { ...edit, version: 2 });
      expect(edited).toMatchObject({ description: edit.description, accepts: [], version: 3, state: 'submitted' });
    });

    it('answer a repeated move of the same author with the condition', async () => {
      const { sLNm, added } = await withCondition();
      const clear = { version: 1, move: 'clear' as const };
      const once = operation();
      const cleared = await los.moveCondition(once, sLNm, added.id, clear);
      expect(await los.moveCondition(once, sLNm, added.id, clear)).toEqual(cleared);
      expect(await los.moveCondition(operation(), sLNm, added.id, clear)).toEqual(cleared);
      expect(cleared.steps).toHaveLength(2);
    });

    it('take documents, each for all conditions named, and stay open', async () => {
      const { sLNm } = await newLoan();
      const three = await los.addConditions(operation(), sLNm, [paystubs(), paystubs(), paystubs()]);
      const ids = three.map(({ id }) => id);
      const file = conditionFile();
      const upload = { conditionIds: ids.slice(0, 2), files: [file], submit: false };
      const answered = await los.addConditionFiles(operation(), sLNm, upload);
      expect(answered.map(({ state, documents }) => [state, documents.map(({ docId }) => docId)])).toEqual([
        ['active', [file.id]],
        ['active', [file.id]],
      ]);
      expect((await los.conditions(sLNm))[2]?.documents).toEqual([]);
      expect(await los.files(sLNm, { folderName: CONDITIONS_FOLDER })).toHaveLength(1);
      // The same content again goes to the third alone.
      const again = conditionFile();
      await los.addConditionFiles(operation(), sLNm, { conditionIds: ids, files: [again], submit: true });
      const stored = await los.conditions(sLNm);
      expect(stored.map(({ documents }) => documents.map(({ docId }) => docId))).toEqual([
        [file.id],
        [file.id],
        [again.id],
      ]);
      expect(stored.map(({ state }) => state)).toEqual(['submitted', 'submitted', 'submitted']);
    });

    it('take documents of the loan, which stay its documents after they are detached', async () => {
      const { sLNm, added } = await withCondition();
      const [stored] = await los.addFiles(operation(), sLNm, [conditionFile()]);
      if (stored === undefined) throw new Error('The document was not added.');
      const docId = stored.id;
      const attachment = { conditionIds: [added.id], docIds: [docId], submit: false };
      const once = operation();
      const [attached] = await los.attachConditionFiles(once, sLNm, attachment);
      expect(attached).toMatchObject({ version: 2, documents: [{ docId }] });
      expect(await los.attachConditionFiles(once, sLNm, attachment)).toEqual([attached]);
      expect(await los.attachConditionFiles(operation(), sLNm, attachment)).toEqual([attached]);
      const unknown = { ...attachment, docIds: [randomUUID()] };
      expect((await refusal(los.attachConditionFiles(operation(), sLNm, unknown))).code).toBe('not-found');
      const stale = los.detachConditionFile(operation(), sLNm, added.id, { docId, version: 1 });
      expect((await refusal(stale)).code).toBe('stale');
      const detached = await los.detachConditionFile(operation(), sLNm, added.id, { docId, version: 2 });
      expect(detached).toMatchObject({ version: 3, documents: [] });
      expect(detached.steps.map(({ kind }) => kind)).toEqual(['add', 'attach', 'detach']);
      expect(detached.steps.at(-1)?.files).toEqual([{ name: stored.name, lenderOnly: false }]);
      expect(await los.files(sLNm, {})).toHaveLength(1);
    });

    it('take no documents once one of them is closed, and store none then', async () => {
      const { sLNm, added } = await withCondition();
      await los.moveCondition(operation(), sLNm, added.id, { version: 1, move: 'clear' });
      const upload = { conditionIds: [added.id], files: [conditionFile()], submit: false };
      expect((await refusal(los.addConditionFiles(operation(), sLNm, upload))).code).toBe('not-allowed');
      expect(await los.files(sLNm, {})).toEqual([]);
      const nowhere = { ...upload, conditionIds: [randomUUID()] };
      expect((await refusal(los.addConditionFiles(operation(), sLNm, nowhere))).code).toBe('not-found');
    });
  });
}
