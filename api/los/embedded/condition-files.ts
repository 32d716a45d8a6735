import type { LoanFile, NewLoanFile } from '../../../domain/documents/loan-file.schemas';
import type { ConditionUpload, StoredCondition } from '../../../domain/underwriting/condition.schemas';
import { isOpenState, mayMove } from '../../../domain/underwriting/condition-moves';
import type { LoanWrite } from '../journal/loan-write';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import { logStep, storeCondition } from './condition-writes';
import { readConditions } from './conditions';
import { insertFiles } from './files';
import { lockVersion } from './locked-loan';
import type { Trx } from './los-db';

/** Open conditions of a loan that the caller has locked. */
export async function openConditions(trx: Trx, loanNum: string, ids: readonly string[]): Promise<StoredCondition[]> {
  const found = await readConditions(trx, loanNum, ids);
  if (found.length < new Set(ids).size) throw new LosError('not-found', 'no-condition');
  if (!found.every(({ state }) => isOpenState(state))) throw new LosError('not-allowed', 'condition-closed');
  return found;
}

type Content = Pick<NewLoanFile, 'sha256' | 'lenderOnly'>;

/** A content with its readers: a hidden document does not answer for one that others must see. */
const contentKey = ({ sha256, lenderOnly = false }: Content): string => `${sha256} ${lenderOnly}`;

/** A document that everyone sees is also there for the lender. */
const answeredBy = (content: Content): readonly string[] =>
  content.lenderOnly ? [contentKey(content)] : [contentKey(content), contentKey({ ...content, lenderOnly: true })];

/** By condition, the contents that it has, with their readers. */
async function contentsOf(trx: Trx, loanNum: string, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await trx
    .selectFrom('los.condition_files as attached')
    .innerJoin('los.files as files', 'files.id', 'attached.file_id')
    .select(['attached.condition_id as id', 'files.sha256', 'files.lender_only as lenderOnly'])
    .where('attached.loan_num', '=', loanNum)
    .where('attached.condition_id', 'in', ids)
    .where('files.removed_at', 'is', null)
    .execute();
  const all = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { id, ...content } of rows) for (const key of answeredBy(content)) all.get(id)?.add(key);
  return all;
}

type Attached = Pick<LoanFile, 'id' | 'name'>;

/** Attaches documents to a condition, with an entry in its history and a request for review if there is one. */
export async function attach(
  trx: Trx,
  condition: StoredCondition,
  files: readonly Attached[],
  { kind = 'upload', note, submit }: Pick<ConditionUpload, 'note' | 'submit'> & { readonly kind?: 'upload' | 'attach' },
  write: LoanWrite,
): Promise<void> {
  const submits = submit && mayMove(condition.state, 'submit');
  if (files.length === 0 && !submits) return;
  const state = submits ? 'submitted' : condition.state;
  if (files.length > 0) {
    await trx
      .insertInto('los.condition_files')
      .values(files.map(({ id }) => ({ loan_num: write.loanNum, condition_id: condition.id, file_id: id })))
      .execute();
  }
  await storeCondition(trx, condition, { state }, write);
  await logStep(trx, condition, { kind: submits ? 'submit' : kind, state, note: note ?? null, files }, write);
}

/** Stores documents and attaches each to all of the conditions. What a condition has already is not attached to it again. */
export async function addConditionFiles(
  trx: Trx,
  upload: ConditionUpload,
  write: LoanWrite,
): Promise<StoredCondition[]> {
  const { loanNum, operation, now } = write;
  const held = await lockVersion(trx, loanNum);
  const found = await openConditions(trx, loanNum, upload.conditionIds);
  const contents = await contentsOf(trx, loanNum, upload.conditionIds);
  const lacks = ({ id }: StoredCondition, file: NewLoanFile): boolean =>
    contents.get(id)?.has(contentKey(file)) !== true;
  const fresh = upload.files.filter((file) => found.some((condition) => lacks(condition, file)));
  await insertFiles(trx, operation, loanNum, fresh, now);
  for (const condition of found) {
    await attach(
      trx,
      condition,
      fresh.filter((file) => lacks(condition, file)),
      upload,
      write,
    );
  }
  await recordTouch(trx, held, { loanNum, operation });
  return readConditions(trx, loanNum, upload.conditionIds);
}
