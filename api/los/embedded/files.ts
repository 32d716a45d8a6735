import { type Selectable, sql } from 'kysely';
import type { LoanFile, LoanFileFilter, NewLoanFile } from '../../../domain/documents/loan-file.schemas';
import { isOpenForRegistration } from '../../../domain/registration/can-register';
import type { LoanWrite } from '../journal/loan-write';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import { requireLoan } from './find-loan';
import { lockLoan, lockVersion } from './locked-loan';
import type { Db, LosDb, Trx } from './los-db';

export const fileOf = (row: Selectable<LosDb['los.files']>): LoanFile => ({
  id: row.id,
  name: row.name,
  size: row.size,
  contentType: row.content_type,
  sha256: row.sha256,
  storageKey: row.storage_key,
  folderName: row.folder_name,
  docType: row.doc_type,
  createdTime: row.created_at.toISOString(),
  createdBy: row.created_by,
  createdByLogin: row.created_by_login,
  lenderOnly: row.lender_only,
  version: row.version,
  number: row.number,
  madeFrom: row.made_from,
  replacedTime: row.replaced_at?.toISOString() ?? null,
});

/** The documents of a loan, newest first. */
export async function files(db: Db, loanNum: string, filter: LoanFileFilter): Promise<LoanFile[]> {
  await requireLoan(db, loanNum);
  let query = db.selectFrom('los.files').selectAll().where('loan_num', '=', loanNum).where('removed_at', 'is', null);
  if (!filter.replaced) query = query.where('replaced_at', 'is', null);
  if (filter.folderName !== undefined) query = query.where('folder_name', '=', filter.folderName);
  if (filter.docType !== undefined) query = query.where('doc_type', '=', filter.docType);
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(fileOf);
}

/** Throws `not-found` if the document does not belong to this loan. */
export async function file(db: Db, loanNum: string, fileId: string): Promise<LoanFile> {
  const row = await db
    .selectFrom('los.files')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new LosError('not-found', 'no-document');
  return fileOf(row);
}

/** What the documents replace: how many times the content was replaced, and by which documents. */
export interface Replaced {
  readonly number: number;
  readonly madeFrom: readonly string[];
}

/** Stores documents of a loan that the caller has locked; the caller records the write. */
export async function insertFiles(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  added: readonly NewLoanFile[],
  now: Date,
  { number, madeFrom }: Replaced = { number: 1, madeFrom: [] },
): Promise<LoanFile[]> {
  if (added.length === 0) return [];
  const rows = await trx
    .insertInto('los.files')
    .values(
      added.map((one) => ({
        id: one.id,
        loan_num: loanNum,
        name: one.name,
        size: one.size,
        content_type: one.contentType,
        sha256: one.sha256,
        storage_key: one.storageKey,
        folder_name: one.folderName,
        doc_type: one.docType,
        created_at: now,
        created_by: operation.byName,
        created_by_login: operation.by,
        lender_only: one.lenderOnly ?? false,
        number,
        made_from: [...madeFrom],
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .execute();
  if (rows.length < added.length) throw new LosError('conflict', 'document-exists');
  return rows.map(fileOf);
}

/** Adds documents to a loan. */
export async function addFiles(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  added: readonly NewLoanFile[],
  now: Date,
): Promise<LoanFile[]> {
  const held = await lockVersion(trx, loanNum);
  const stored = await insertFiles(trx, operation, loanNum, added, now);
  await recordTouch(trx, held, { loanNum, operation });
  return stored;
}

/** Documents whose only replacement was removed are in use again. */
async function restoreReplaced(trx: Trx, loanNum: string, madeFrom: readonly string[]): Promise<void> {
  if (madeFrom.length === 0) return;
  await trx
    .updateTable('los.files as old')
    .set({ replaced_at: null })
    .where('old.loan_num', '=', loanNum)
    .where('old.id', 'in', madeFrom)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('los.files as made')
            .select('made.id')
            .where('made.loan_num', '=', loanNum)
            .where('made.removed_at', 'is', null)
            .where(sql<boolean>`old.id = any(made.made_from)`),
        ),
      ),
    )
    .execute();
}

/** Removes a document from an unregistered loan. The loan is locked, so that registration counts the document or comes first. */
export async function removeFile(trx: Trx, fileId: string, write: LoanWrite): Promise<LoanFile> {
  const { loanNum, operation, now } = write;
  const held = await lockLoan(trx, write);
  if (!isOpenForRegistration(held)) {
    throw new LosError('not-allowed', 'remove-before-registration', { sStatusT: held.sStatusT });
  }
  const removed = await file(trx, loanNum, fileId);
  await trx
    .updateTable('los.files')
    .set({ removed_at: now, removed_by: operation.byName })
    .where('id', '=', fileId)
    .execute();
  await restoreReplaced(trx, loanNum, removed.madeFrom);
  await recordTouch(trx, held, { loanNum, operation });
  return removed;
}
