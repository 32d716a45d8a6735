import type { StoredCondition } from '../../../domain/underwriting/condition.schemas';
import { requireLoan } from './find-loan';
import type { Db } from './los-db';

const documentColumns = [
  'files.name',
  'files.size',
  'files.doc_type as docType',
  'files.created_at as createdAt',
  'files.created_by as createdBy',
  'files.created_by_login as createdByLogin',
  'files.id as docId',
  'files.lender_only as lenderOnly',
] as const;

/** Those of the documents that everyone may know of, also if they are detached or removed. Of others, only the lender knows. */
async function sharedDocuments(db: Db, loanNum: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('los.files')
    .select('id')
    .where('loan_num', '=', loanNum)
    .where('id', 'in', [...new Set(ids)])
    .where('lender_only', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The attached documents and the history of conditions. */
async function partsOf(db: Db, loanNum: string, ids: readonly string[]) {
  const steps = await db
    .selectFrom('los.condition_steps')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('condition_id', 'in', ids)
    .orderBy('position')
    .execute();
  const documents = await db
    .selectFrom('los.condition_files as attached')
    .innerJoin('los.files as files', 'files.id', 'attached.file_id')
    .select(documentColumns)
    .select('attached.condition_id')
    .where('attached.loan_num', '=', loanNum)
    .where('attached.condition_id', 'in', ids)
    .where('files.removed_at', 'is', null)
    .orderBy('files.created_at')
    .orderBy('files.name')
    .execute();
  const shared = await sharedDocuments(
    db,
    loanNum,
    steps.flatMap(({ file_ids }) => file_ids),
  );
  return { steps, documents, shared };
}

/** Conditions of a loan with their documents and history, by number; all of them, or these. */
export async function readConditions(db: Db, loanNum: string, ids?: readonly string[]): Promise<StoredCondition[]> {
  let query = db.selectFrom('los.conditions').selectAll().where('loan_num', '=', loanNum);
  if (ids !== undefined) query = query.where('id', 'in', ids);
  const rows = await query.orderBy('number').execute();
  if (rows.length === 0) return [];
  const { steps, documents, shared } = await partsOf(
    db,
    loanNum,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    cat: row.cat,
    description: row.description,
    createdD: row.created_d,
    doneD: row.done_d,
    dueD: row.due_on,
    number: row.number,
    version: row.version,
    state: row.state,
    accepts: row.accepts,
    documents: documents
      .filter((one) => one.condition_id === row.id)
      .map(({ condition_id: _condition, createdAt, ...document }) => ({
        ...document,
        createdTime: createdAt.toISOString(),
      })),
    steps: steps
      .filter((one) => one.condition_id === row.id)
      .map(({ kind, state, at, by_name: by, note, files, file_ids: ids, lender_only: lenderOnly }) => ({
        ...{ kind, state, at: at.toISOString(), by, note, lenderOnly },
        files: files.map((name, index) => ({ name, lenderOnly: !shared.has(ids[index] ?? '') })),
      })),
  }));
}

/** The conditions of a loan, oldest first. */
export async function conditions(db: Db, loanNum: string): Promise<StoredCondition[]> {
  await requireLoan(db, loanNum);
  return readConditions(db, loanNum);
}
