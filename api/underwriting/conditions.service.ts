import type {
  Condition,
  ConditionEdit,
  ConditionMove,
  ConditionUpload,
  NewCondition,
} from '../../domain/underwriting/condition.schemas';
import type { ConditionDecision } from '../../domain/underwriting/condition-moves';
import type { AppContext } from '../app-context';
import { withStoredFiles } from '../documents/documents.service';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { writeLos } from '../loan/gateway.service';

interface OneCondition {
  readonly loanNum: string;
  readonly conditionId: string;
}

export async function addConditions(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  added: readonly NewCondition[],
): Promise<Condition[]> {
  const detail = { conditions: added.map(({ cat, description }) => ({ cat, description })) };
  const write = { action: 'conditions.add', loanNum, detail, event: 'conditions' } as const;
  return [
    ...(await writeLos(portal, caller, write, (operation) => portal.los.addConditions(operation, loanNum, added))),
  ];
}

export async function editCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId }: OneCondition,
  edit: ConditionEdit,
): Promise<Condition> {
  const detail = { conditionId, ...edit };
  return writeLos(portal, caller, { action: 'conditions.edit', loanNum, detail, event: 'conditions' }, (operation) =>
    portal.los.editCondition(operation, loanNum, conditionId, edit),
  );
}

/** Answers a condition: a note, or a request for review. It decides nothing. */
export function respondToCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId }: OneCondition,
  move: ConditionMove,
): Promise<Condition> {
  return writeLos(
    portal,
    caller,
    { action: 'conditions.respond', loanNum, detail: { conditionId, ...move }, event: 'conditions' },
    (operation) => portal.los.moveCondition(operation, loanNum, conditionId, move),
  );
}

/** Clears, rejects or waives a condition, or takes the decision back. */
export async function decideCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId }: OneCondition,
  decision: ConditionMove & { readonly move: ConditionDecision },
): Promise<Condition> {
  return writeLos(
    portal,
    caller,
    { action: 'conditions.decide', loanNum, detail: { conditionId, ...decision }, event: 'conditions' },
    (operation) => portal.los.moveCondition(operation, loanNum, conditionId, decision),
  );
}

interface Answer extends Omit<ConditionUpload, 'files'> {
  readonly loanNum: string;
  readonly folderName: string;
  readonly docType: string;
}

/** Removes the bytes of files that the LOS did not store, because the conditions had them already. */
async function removeUnused(
  portal: AppContext,
  files: ConditionUpload['files'],
  answered: readonly Condition[],
): Promise<void> {
  const kept = new Set(answered.flatMap(({ documents }) => documents.map(({ docId }) => docId)));
  const unused = files.filter(({ id }) => !kept.has(id));
  await Promise.allSettled(unused.map(({ storageKey }) => portal.files.remove(storageKey)));
}

/** Files documents and attaches them to conditions, which stay open: an upload never clears one. */
export async function uploadForConditions(
  portal: AppContext,
  caller: Caller,
  { loanNum, folderName, docType, ...answer }: Answer,
  files: readonly UploadedFile[],
): Promise<Condition[]> {
  const { conditionIds, submit } = answer;
  const detail = { conditionIds, folderName, docType, submit, names: files.map(({ name }) => name) };
  const write = { action: 'conditions.upload', loanNum, detail, event: 'conditions' } as const;
  return withStoredFiles(portal, files, { loanNum, folderName, docType }, async (facts) => {
    const upload = { ...answer, files: [...facts] };
    const answered = await writeLos(portal, caller, write, (operation) =>
      portal.los.addConditionFiles(operation, loanNum, upload),
    );
    await removeUnused(portal, facts.slice(), answered);
    return [...answered];
  });
}
