import { sql } from 'kysely';
import type { FileChange, FileReplacement, LoanFile, SeenFile } from '../../../domain/documents/loan-file.schemas';
import { message } from '../../../domain/messages/message';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import { file, fileOf, insertFiles } from './files';
import { lockVersion } from './locked-loan';
import type { Trx } from './los-db';

/** The documents as their editor saw them. The loan is locked, so they stay so until the transaction ends. */
async function currentFiles(trx: Trx, loanNum: string, seen: readonly SeenFile[]): Promise<LoanFile[]> {
  const found: LoanFile[] = [];
  for (const { id, version } of seen) {
    const one = await file(trx, loanNum, id);
    if (one.version !== version || one.replacedTime !== null) {
      throw new LosError('stale', message('document-changed', { name: one.name }));
    }
    found.push(one);
  }
  return found;
}

/** Changes facts of documents. */
export async function changeFiles(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  changes: readonly FileChange[],
): Promise<LoanFile[]> {
  const held = await lockVersion(trx, loanNum);
  await currentFiles(trx, loanNum, changes);
  const changed: LoanFile[] = [];
  for (const { id, version, name, folderName, docType, lenderOnly } of changes) {
    const row = await trx
      .updateTable('los.files')
      .set({
        version: version + 1,
        ...(name !== undefined && { name }),
        ...(folderName !== undefined && { folder_name: folderName }),
        ...(docType !== undefined && { doc_type: docType }),
        ...(lenderOnly !== undefined && { lender_only: lenderOnly }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    changed.push(fileOf(row));
  }
  await recordTouch(trx, held, { loanNum, operation });
  return changed;
}

/** Adds documents in the place of others. */
export async function replaceFiles(
  trx: Trx,
  operation: Operation,
  loanNum: string,
  { replaced, added }: FileReplacement,
  now: Date,
): Promise<LoanFile[]> {
  const held = await lockVersion(trx, loanNum);
  const old = await currentFiles(trx, loanNum, replaced);
  const madeFrom = old.map(({ id }) => id);
  await trx
    .updateTable('los.files')
    .set({ replaced_at: now, version: sql`version + 1` })
    .where('id', 'in', madeFrom)
    .execute();
  const number = Math.max(...old.map((one) => one.number)) + 1;
  const stored = await insertFiles(trx, operation, loanNum, added, now, { number, madeFrom });
  await recordTouch(trx, held, { loanNum, operation });
  return stored;
}
