import type { LoanDocument } from '../../../domain/loan/document';
import { logChanges } from './change-log';
import { addToFeed } from './feed';
import { type FieldChange, fieldChanges } from './field-changes';
import type { JournalTransaction } from './journal-db';
import type { LoanWrite } from './loan-write';
import { logStatus } from './status-log';

/** The first log entry of a new loan. */
const creation = ({ sLNm }: LoanDocument): FieldChange => ({ field: 'sLNm', before: null, after: sLNm });

/** A write and the loan before and after it; `before` is null for a new loan. */
export interface RecordedWrite {
  readonly before: LoanDocument | null;
  readonly after: LoanDocument;
  readonly write: LoanWrite;
}

/**
 * Records what writes to loans changed: the fields, the moves of the status, and the feed entries, which must be last (see {@link
 * addToFeed}).
 */
export async function recordWrites(trx: JournalTransaction, recorded: readonly RecordedWrite[]): Promise<void> {
  await logChanges(
    trx,
    recorded.flatMap(({ before, after, write }) => {
      const changes = before ? fieldChanges(before, after) : [creation(after)];
      return changes.map((change) => ({ change, version: after.version, write }));
    }),
  );
  for (const { before, after, write } of recorded) {
    const from = before?.sStatusT ?? null;
    if (from !== after.sStatusT) await logStatus(trx, from, after.sStatusT, write);
  }
  await addToFeed(
    trx,
    recorded.map(({ after, write }) => ({
      ...{ loanNum: write.loanNum, version: after.version, operationId: write.operation.id },
    })),
  );
}

/** Records one write. */
export const recordWrite = (
  trx: JournalTransaction,
  before: LoanDocument | null,
  after: LoanDocument,
  write: LoanWrite,
): Promise<void> => recordWrites(trx, [{ before, after, write }]);

/** Records a write that belongs to a loan but changed none of its fields, such as an added document. */
export const recordTouch = (
  trx: JournalTransaction,
  { version }: Pick<LoanDocument, 'version'>,
  { loanNum, operation }: Pick<LoanWrite, 'loanNum' | 'operation'>,
): Promise<void> => addToFeed(trx, [{ loanNum, version, operationId: operation.id }]);
