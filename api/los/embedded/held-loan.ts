import type { LoanDocument } from '../../../domain/loan/document';
import { applyLoanChange } from '../../../domain/loan/loan-change';
import { addToFeed } from './feed';
import { fieldChanges } from './field-changes';
import { unknownLoan } from './find-loan';
import { type Done, logChanges, logStatus } from './logs';
import type { Trx } from './los-db';

/** The loan, held until the transaction ends: a second writer of the same loan waits here and then reads what the first left. */
export async function lockLoan(trx: Trx, loanNum: string): Promise<LoanDocument> {
  const row = await trx
    .selectFrom('los.loans')
    .select('doc')
    .where('loan_num', '=', loanNum)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknownLoan(loanNum);
  return row.doc;
}

/**
 * Stores what a write made of a loan that it holds: computed fields, the next version, the change log, the status log where
 * the status moved, and the feed. A write that changed nothing leaves the version as it is.
 */
export async function storeChanged(
  trx: Trx,
  held: LoanDocument,
  changed: LoanDocument,
  done: Done,
): Promise<LoanDocument> {
  const next = applyLoanChange(changed, {});
  const changes = fieldChanges(held, next);
  const { loanNum, operation, now } = done;
  if (changes.length === 0) {
    await addToFeed(trx, [{ loanNum, version: held.version, operationId: operation.id }]);
    return held;
  }
  const stored: LoanDocument = { ...next, version: held.version + 1, sLastModifiedT: now.toISOString() };
  await trx
    .updateTable('los.loans')
    .set({ version: stored.version, doc: JSON.stringify(stored), updated_at: now })
    .where('loan_num', '=', loanNum)
    .execute();
  await logChanges(trx, stored.version, changes, done);
  if (held.sStatusT !== stored.sStatusT) await logStatus(trx, held.sStatusT, stored.sStatusT, done);
  await addToFeed(trx, [{ loanNum, version: stored.version, operationId: operation.id }]);
  return stored;
}
