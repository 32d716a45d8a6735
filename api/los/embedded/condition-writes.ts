import type { LoanFile } from '../../../domain/documents/loan-file.schemas';
import { pacificDate } from '../../../domain/format/date';
import type {
  ConditionMove,
  ConditionStep,
  LosConditionEdit,
  LosNewCondition,
  StoredCondition,
} from '../../../domain/underwriting/condition.schemas';
import {
  type ConditionState,
  isOpenState,
  mayMove,
  needsNote,
  stateAfter,
  statusOfState,
} from '../../../domain/underwriting/condition-moves';
import { isForLenderOnly } from '../../../domain/underwriting/condition-readers';
import type { LoanWrite } from '../journal/loan-write';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import { readConditions } from './conditions';
import { lockVersion } from './locked-loan';
import type { Trx } from './los-db';

/** What a step adds to the history, besides who and when. */
interface StepFacts extends Pick<ConditionStep, 'kind' | 'state'>, Partial<Pick<ConditionStep, 'note'>> {
  readonly files?: readonly Pick<LoanFile, 'id' | 'name'>[];
}

/** The condition, of a loan that the caller has locked. */
async function requireCondition(trx: Trx, loanNum: string, id: string): Promise<StoredCondition> {
  const [found] = await readConditions(trx, loanNum, [id]);
  if (found === undefined) throw new LosError('not-found', 'no-condition');
  return found;
}

/** Throws `stale` with the current condition if the caller read another version. */
function assertCurrent(current: StoredCondition, version: number): void {
  if (current.version !== version) throw new LosError('stale', 'condition-changed', { current });
}

export async function logStep(trx: Trx, condition: StoredCondition, facts: StepFacts, write: LoanWrite): Promise<void> {
  const { files = [] } = facts;
  await trx
    .insertInto('los.condition_steps')
    .values({
      loan_num: write.loanNum,
      condition_id: condition.id,
      position: condition.steps.length + 1,
      kind: facts.kind,
      state: facts.state,
      at: write.now,
      by_login: write.operation.by,
      by_name: write.operation.byName,
      note: facts.note || null,
      files: files.map(({ name }) => name),
      file_ids: files.map(({ id }) => id),
      lender_only: isForLenderOnly(condition),
    })
    .execute();
}

interface Terms extends Partial<Pick<StoredCondition, 'cat' | 'description' | 'accepts' | 'dueD'>> {
  readonly state: ConditionState;
}

/** Stores other values of a condition under its next version. */
export async function storeCondition(
  trx: Trx,
  condition: StoredCondition,
  terms: Terms,
  write: LoanWrite,
): Promise<void> {
  const { accepts, state, dueD, ...texts } = terms;
  const status = statusOfState(state);
  const isDone = status === 'Closed';
  await trx
    .updateTable('los.conditions')
    .set({
      ...texts,
      ...(accepts ? { accepts: [...accepts] } : {}),
      ...(dueD === undefined ? {} : { due_on: dueD }),
      state,
      status,
      version: condition.version + 1,
      done_d: isDone ? pacificDate(write.now) : null,
    })
    .where('loan_num', '=', write.loanNum)
    .where('id', '=', condition.id)
    .execute();
}

const sameTerms = (one: StoredCondition, other: LosNewCondition): boolean =>
  one.cat === other.cat &&
  one.description === other.description &&
  one.dueD === (other.dueD ?? null) &&
  one.accepts.join('\n') === other.accepts.join('\n');

/** Adds conditions to a loan. Those that exist with the same terms stay as they are. */
export async function addConditions(
  trx: Trx,
  added: readonly LosNewCondition[],
  write: LoanWrite,
): Promise<StoredCondition[]> {
  const { loanNum, operation, now } = write;
  const held = await lockVersion(trx, loanNum);
  const stored = await readConditions(trx, loanNum);
  const fresh = added.filter(({ id }) => stored.every((one) => one.id !== id));
  for (const one of added) {
    const existing = stored.find(({ id }) => id === one.id);
    if (existing && !sameTerms(existing, one)) throw new LosError('conflict', 'condition-exists');
  }
  const highest = stored.at(-1)?.number ?? 0;
  if (fresh.length > 0) {
    await trx
      .insertInto('los.conditions')
      .values(
        fresh.map(({ id, cat, description, accepts, dueD = null }, index) => ({
          ...{ id, cat, description, accepts: [...accepts], loan_num: loanNum, number: highest + index + 1 },
          ...{
            status: 'Active' as const,
            state: 'active' as const,
            created_d: pacificDate(now),
            done_d: null,
            due_on: dueD,
          },
        })),
      )
      .execute();
    const inserted = await readConditions(
      trx,
      loanNum,
      fresh.map(({ id }) => id),
    );
    for (const one of inserted) await logStep(trx, one, { kind: 'add', state: 'active' }, write);
  }
  await recordTouch(trx, held, { loanNum, operation });
  return readConditions(
    trx,
    loanNum,
    added.map(({ id }) => id),
  );
}

interface ReadCondition {
  readonly id: string;
  readonly version: number;
  readonly kind: ConditionStep['kind'];
}

/** Whether this author already did it to the version that they read, and only the answer was lost. */
async function isRepeated(trx: Trx, { id, version, kind }: ReadCondition, write: LoanWrite, current: StoredCondition) {
  if (current.version !== version + 1) return false;
  const last = await trx
    .selectFrom('los.condition_steps')
    .select(['kind', 'by_login'])
    .where('loan_num', '=', write.loanNum)
    .where('condition_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === kind && last.by_login === write.operation.by;
}

/** Locks the loan, checks that the caller read the current condition, changes it, and records the write. */
export async function changeCondition(
  trx: Trx,
  read: ReadCondition,
  write: LoanWrite,
  change: (current: StoredCondition) => Promise<void>,
): Promise<StoredCondition> {
  const { loanNum, operation } = write;
  const { id, version, kind } = read;
  const held = await lockVersion(trx, loanNum);
  const current = await requireCondition(trx, loanNum, id);
  const canRepeat = kind !== 'edit' && kind !== 'respond';
  if (canRepeat && (await isRepeated(trx, read, write, current))) return current;
  assertCurrent(current, version);
  await change(current);
  await recordTouch(trx, held, { loanNum, operation });
  return requireCondition(trx, loanNum, id);
}

/** Changes the terms of an open condition. */
export const editCondition = (trx: Trx, id: string, { version, ...terms }: LosConditionEdit, write: LoanWrite) =>
  changeCondition(trx, { id, version, kind: 'edit' }, write, async (current) => {
    const { state } = current;
    if (!isOpenState(state)) throw new LosError('not-allowed', 'condition-closed');
    await storeCondition(trx, current, { ...terms, state }, write);
    // What was changed is seen in the history.
    const note = terms.description === current.description ? null : current.description;
    await logStep(trx, current, { kind: 'edit', state, note }, write);
  });

/** Answers or decides a condition. */
export const moveCondition = (trx: Trx, id: string, { version, move, note = '' }: ConditionMove, write: LoanWrite) =>
  changeCondition(trx, { id, version, kind: move }, write, async (current) => {
    if (!mayMove(current.state, move)) throw new LosError('not-allowed', 'condition-not-open', { current });
    if (needsNote(move) && note === '') {
      throw new LosError('invalid', 'values-do-not-fit', { fields: { note: 'required' } });
    }
    const state = stateAfter(current.state, move, current.steps);
    await storeCondition(trx, current, { state }, write);
    await logStep(trx, current, { kind: move, state, note }, write);
  });
