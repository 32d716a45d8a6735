import type { LoanFile } from '../../../domain/documents/loan-file.schemas';
import { message } from '../../../domain/messages/message';
import type {
  ConditionAttachment,
  ConditionDetachment,
  StoredCondition,
} from '../../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../../domain/underwriting/condition-moves';
import type { LoanWrite } from '../journal/loan-write';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import { attach, openConditions } from './condition-files';
import { changeCondition, logStep, storeCondition } from './condition-writes';
import { readConditions } from './conditions';
import { file } from './files';
import { lockVersion } from './locked-loan';
import type { Trx } from './los-db';

/** A document of the loan that is in use. */
async function currentFile(trx: Trx, loanNum: string, id: string): Promise<LoanFile> {
  const found = await file(trx, loanNum, id);
  if (found.replacedTime !== null) throw new LosError('stale', message('document-changed', { name: found.name }));
  return found;
}

/** Attaches documents of the loan to all of the conditions. What a condition has already is not attached to it again. */
export async function attachConditionFiles(
  trx: Trx,
  { conditionIds, docIds, submit }: ConditionAttachment,
  write: LoanWrite,
): Promise<StoredCondition[]> {
  const { loanNum, operation } = write;
  const held = await lockVersion(trx, loanNum);
  const found = await openConditions(trx, loanNum, conditionIds);
  const files: LoanFile[] = [];
  for (const id of new Set(docIds)) files.push(await currentFile(trx, loanNum, id));
  for (const condition of found) {
    const lacking = files.filter(({ id }) => condition.documents.every(({ docId }) => docId !== id));
    await attach(trx, condition, lacking, { kind: 'attach', submit }, write);
  }
  await recordTouch(trx, held, { loanNum, operation });
  return readConditions(trx, loanNum, conditionIds);
}

/** Takes a document from an open condition. It stays a document of the loan. */
export const detachConditionFile = (
  trx: Trx,
  id: string,
  { docId, version }: ConditionDetachment,
  write: LoanWrite,
): Promise<StoredCondition> =>
  changeCondition(trx, { id, version, kind: 'detach' }, write, async (current) => {
    const { state, documents } = current;
    if (!isOpenState(state)) throw new LosError('not-allowed', 'condition-closed');
    const attached = documents.find((one) => one.docId === docId);
    if (attached === undefined) throw new LosError('not-found', 'no-document');
    await trx
      .deleteFrom('los.condition_files')
      .where('loan_num', '=', write.loanNum)
      .where('condition_id', '=', id)
      .where('file_id', '=', docId)
      .execute();
    await storeCondition(trx, current, { state }, write);
    await logStep(trx, current, { kind: 'detach', state, files: [{ id: docId, name: attached.name }] }, write);
  });
