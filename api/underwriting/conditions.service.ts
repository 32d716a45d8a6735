import type {
  Condition,
  ConditionAttachment,
  ConditionDetachment,
  ConditionMove,
  ConditionUpload,
  LosConditionEdit,
  LosNewCondition,
} from '../../domain/underwriting/condition.schemas';
import type { ConditionDecision } from '../../domain/underwriting/condition-moves';
import { isForLenderOnly, readableConditions } from '../../domain/underwriting/condition-readers';
import { type RaisedBy, raisedBy } from '../../domain/underwriting/investor-conditions';
import type { AppContext } from '../app-context';
import { refreshTopicReaders } from '../conversations/conversations.service';
import { assertMayFile, attachableDocument, withStoredFiles } from '../documents/documents.service';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { writeCondition, writeConditions } from './condition-write';

interface OneCondition {
  readonly loanNum: string;
  readonly conditionId: string;
  /** Whose list it is on. Default: that of the underwriter. */
  readonly by?: RaisedBy;
}

/** The conditions of a loan that the user may know of, oldest first: those of the underwriter, or of the investor. */
export async function conditionsFor(
  portal: AppContext,
  actor: Actor,
  loanNum: string,
  by: RaisedBy = 'underwriter',
): Promise<Condition[]> {
  const all = await readLos(() => portal.los.conditions(loanNum));
  return readableConditions(
    all.filter((one) => raisedBy(one) === by),
    actor,
  );
}

/** These conditions as they are. Those that the user may not know of are missing, like those that do not exist: 404. */
async function requireConditions(
  portal: AppContext,
  { actor }: Caller,
  { loanNum, by }: Pick<OneCondition, 'loanNum' | 'by'>,
  ids: readonly string[],
) {
  const readable = await conditionsFor(portal, actor, loanNum, by);
  const found = readable.filter(({ id }) => ids.includes(id));
  if (found.length < new Set(ids).size) throw notFound('no-condition');
  return found;
}

/** Users outside the lender do not hear of changes to conditions that they do not see. */
const eventOf = (changed: readonly Pick<Condition, 'cat'>[]) =>
  changed.every(isForLenderOnly) ? 'lender-conditions' : 'conditions';

export async function addConditions(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  added: readonly LosNewCondition[],
): Promise<Condition[]> {
  const detail = { conditions: added.map(({ cat, description }) => ({ cat, description })) };
  const write = { action: 'conditions.add', loanNum, detail, event: eventOf(added) } as const;
  return writeConditions(portal, caller, write, (operation) => portal.los.addConditions(operation, loanNum, added));
}

export async function editCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId, by }: OneCondition,
  edit: LosConditionEdit,
): Promise<Condition> {
  const detail = { conditionId, ...edit };
  const before = await requireConditions(portal, caller, { loanNum, by }, [conditionId]);
  const write = { action: 'conditions.edit', loanNum, detail, event: eventOf([...before, edit]) } as const;
  const edited = await writeCondition(portal, caller, write, (operation) =>
    portal.los.editCondition(operation, loanNum, conditionId, edit),
  );
  // The condition is changed. The feed of the LOS repeats this.
  await refreshTopicReaders(portal, portal.db, [loanNum]).catch((error: unknown) =>
    portal.log.warn({ err: error, loanNum }, 'the readers of messages about conditions could not be recorded'),
  );
  return edited;
}

/** Answers a condition: a note, or a request for review. It decides nothing. */
export async function respondToCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId, by }: OneCondition,
  move: ConditionMove,
): Promise<Condition> {
  const event = eventOf(await requireConditions(portal, caller, { loanNum, by }, [conditionId]));
  return writeCondition(
    portal,
    caller,
    { action: 'conditions.respond', loanNum, detail: { conditionId, ...move }, event },
    (operation) => portal.los.moveCondition(operation, loanNum, conditionId, move),
  );
}

/** Clears, rejects or waives a condition, or takes the decision back. */
export async function decideCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId, by }: OneCondition,
  decision: ConditionMove & { readonly move: ConditionDecision },
): Promise<Condition> {
  const event = eventOf(await requireConditions(portal, caller, { loanNum, by }, [conditionId]));
  return writeCondition(
    portal,
    caller,
    { action: 'conditions.decide', loanNum, detail: { conditionId, ...decision }, event },
    (operation) => portal.los.moveCondition(operation, loanNum, conditionId, decision),
  );
}

interface Answer extends Omit<ConditionUpload, 'files'>, Pick<OneCondition, 'by'> {
  readonly loanNum: string;
  readonly folderName: string;
  readonly docType: string;
}

/** Removes the bytes of files that the LOS did not store, because the conditions had them already. */
async function removeUnused(
  portal: AppContext,
  files: readonly ConditionUpload['files'][number][],
  answered: readonly { readonly documents: readonly { readonly docId: string }[] }[],
): Promise<void> {
  const kept = new Set(answered.flatMap(({ documents }) => documents.map(({ docId }) => docId)));
  const unused = files.filter(({ id }) => !kept.has(id));
  await Promise.allSettled(unused.map(({ storageKey }) => portal.files.remove(storageKey)));
}

/**
 * Files documents and attaches them to conditions, which stay open: an upload never clears one. Documents for internal conditions
 * alone are for the lender only.
 */
export async function uploadForConditions(
  portal: AppContext,
  caller: Caller,
  { loanNum, folderName, docType, by, ...answer }: Answer,
  files: readonly UploadedFile[],
): Promise<Condition[]> {
  assertMayFile(caller.actor, [docType]);
  const { conditionIds, submit } = answer;
  const detail = { conditionIds, folderName, docType, submit, names: files.map(({ name }) => name) };
  const asked = await requireConditions(portal, caller, { loanNum, by }, conditionIds);
  const write = { action: 'conditions.upload', loanNum, detail, event: eventOf(asked) } as const;
  const filing = { loanNum, folderName, docType, lenderOnly: asked.every(isForLenderOnly) };
  return withStoredFiles(portal, files, filing, (facts) =>
    writeConditions(portal, caller, write, async (operation) => {
      const answered = await portal.los.addConditionFiles(operation, loanNum, { ...answer, files: [...facts] });
      await removeUnused(portal, facts, answered);
      return answered;
    }),
  );
}

/** Attaches documents of the loan to conditions, which stay open. Users outside the lender attach what they uploaded. */
export async function attachToConditions(
  portal: AppContext,
  caller: Caller,
  { loanNum, by }: Pick<OneCondition, 'loanNum' | 'by'>,
  attachment: ConditionAttachment,
): Promise<Condition[]> {
  const { conditionIds, docIds } = attachment;
  const asked = await requireConditions(portal, caller, { loanNum, by }, conditionIds);
  for (const docId of docIds) await attachableDocument(portal, caller.actor, loanNum, docId);
  const write = { action: 'conditions.attach', loanNum, detail: { ...attachment }, event: eventOf(asked) } as const;
  return writeConditions(portal, caller, write, (operation) =>
    portal.los.attachConditionFiles(operation, loanNum, attachment),
  );
}

/** Takes a document from a condition. It stays a document of the loan. */
export async function detachFromCondition(
  portal: AppContext,
  caller: Caller,
  { loanNum, conditionId, by }: OneCondition,
  detachment: ConditionDetachment,
): Promise<Condition> {
  const event = eventOf(await requireConditions(portal, caller, { loanNum, by }, [conditionId]));
  const { name } = await attachableDocument(portal, caller.actor, loanNum, detachment.docId);
  const detail = { conditionId, ...detachment, name };
  return writeCondition(portal, caller, { action: 'conditions.detach', loanNum, detail, event }, (operation) =>
    portal.los.detachConditionFile(operation, loanNum, conditionId, detachment),
  );
}
