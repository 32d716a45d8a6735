import type { LoanDocument } from '../../../domain/loan/document';
import { logChanges } from './change-log';
import { addToFeed } from './feed';
import { type FieldChange, fieldChanges } from './field-changes';
import type { JournalTransaction } from './journal-db';
import type { LoanWrite } from './loan-write';
import { logStatus } from './status-log';

/** The first log entry of a new loan. */
const creation = ({ sLNm }: LoanDocument): FieldChange => ({ field: 'sLNm', before: null, after: sLNm });

/**
 * Records what a write changed on a loan: the fields, the status move, and the feed entry, which must be last (see {@link
 * addToFeed}). `before` is null for a new loan.
 */
export async function recordWrite(
  trx: JournalTransaction,
  before: LoanDocument | null,
  after: LoanDocument,
  write: LoanWrite,
): Promise<void> {
  const changes = before ? fieldChanges(before, after) : [creation(after)];
  await logChanges(trx, after.version, changes, write);
  const from = before?.sStatusT ?? null;
  if (from !== after.sStatusT) await logStatus(trx, from, after.sStatusT, write);
  await recordTouch(trx, after, write);
}

/** Records a write that belongs to a loan but changed none of its fields, such as an added document. */
export const recordTouch = (
  trx: JournalTransaction,
  { version }: Pick<LoanDocument, 'version'>,
  { loanNum, operation }: Pick<LoanWrite, 'loanNum' | 'operation'>,
): Promise<void> => addToFeed(trx, [{ loanNum, version, operationId: operation.id }]);
