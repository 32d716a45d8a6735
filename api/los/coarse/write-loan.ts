import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import type { Said } from '../../../domain/messages/message';
import type { LoanWrite } from '../journal/loan-write';
import {
  earlierAnswer,
  type OperationRequest,
  rememberAnswer,
  rememberedAs,
  usedOtherwise,
} from '../journal/operations';
import { recordWrite } from '../journal/record-write';
import { unknownLoan } from '../loan-rules/loan-reads';
import { newLoan } from '../loan-rules/new-loan';
import { nextVersion } from '../loan-rules/next-version';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import { type AnnouncedSave, announce, announcedLoan, withdraw } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import { freeLoanNumber } from './free-loan-number';
import { withLoan } from './loan-lock';
import { readLocked } from './read-loan';
import { completeSave, settleSave } from './settle-save';

/** A write that the LOS was asked for, but whose answer did not come, may have happened. */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof LosError) || error.code === 'unavailable' || error.code === 'timeout';

/** The answer that the operation got before. */
async function answered(context: CoarseContext, asked: OperationRequest): Promise<LoanDocument | undefined> {
  const earlier = await earlierAnswer(context.db, asked);
  return earlier?.answer as LoanDocument | undefined;
}

/**
 * Announces a save, has the LOS do it, and records it. After a refusal nothing happened; where no answer comes, the
 * announcement stays until the next reader or writer finds out what became of it. Undefined where the operation is under way
 * with another loan.
 */
async function save(
  context: CoarseContext,
  asked: OperationRequest,
  announced: AnnouncedSave,
  before: LoanDocument | null,
): Promise<LoanDocument | undefined> {
  const { coarse, db } = context;
  if (!(await announce(db, announced))) return undefined;
  try {
    // The operation may have ended with another loan just before it was announced with this one.
    const earlier = await answered(context, asked);
    if (earlier) {
      await withdraw(db, announced.asked.id);
      return earlier;
    }
    const { version: _, ...loan } = announced.loan;
    await coarse.save(loan);
  } catch (error) {
    if (!isUnknown(error)) await withdraw(db, announced.asked.id);
    else if (error instanceof LosError) throw new LosError(error.code, error.wording, { outcome: 'unknown' });
    throw error;
  }
  await completeSave(context, announced, before);
  return announced.loan;
}

/** What a write makes of the loan as it is now. */
export type Change = (held: LoanDocument, now: Date) => LoanDocument | Promise<LoanDocument>;

/** Changes a loan once for the operation: loads it, compares it with what the writer read, and saves it. */
export function writeLoan(
  context: CoarseContext,
  asked: OperationRequest & { readonly loanNum: string; readonly note?: Said | undefined },
  change: Change,
): Promise<LoanDocument> {
  const { operation, action, loanNum, note } = asked;
  return withLoan(context, loanNum, async () => {
    const held = await readLocked(context, loanNum);
    const earlier = await answered(context, asked);
    if (earlier) return earlier;
    if (held === null) throw unknownLoan(loanNum);
    const now = context.clock();
    const write: LoanWrite = { operation, loanNum, action, now, note };
    const next = nextVersion(held, await change(held, now), now);
    if (next === held) return recordUnchanged(context, asked, write, held);
    const saved = await save(context, asked, { write, asked: rememberedAs(asked), loan: next }, held);
    if (saved === undefined) throw usedOtherwise();
    return saved;
  });
}

/** A write that changed nothing is answered and listed like any other. */
async function recordUnchanged(context: CoarseContext, asked: OperationRequest, write: LoanWrite, held: LoanDocument) {
  await context.db.transaction().execute(async (trx) => {
    await rememberAnswer(trx, rememberedAs(asked), held, write.now);
    await recordWrite(trx, held, held, write);
  });
  return held;
}

/** Adds a loan once for the operation, under a number that the announcement keeps for a repeat. */
export async function createLoan(
  context: CoarseContext,
  operation: Operation,
  draft: NewLoanDocument,
): Promise<LoanDocument> {
  const asked: OperationRequest = { operation, action: 'create', request: draft };
  for (;;) {
    const announcedNumber = await announcedLoan(context.db, operation.id);
    const loanNum = announcedNumber ?? (await freeLoanNumber(context));
    const created = await withLoan(context, loanNum, async () => {
      await settleSave(context, loanNum);
      const earlier = await answered(context, asked);
      if (earlier) return earlier;
      const now = context.clock();
      const loan = newLoan(draft, loanNum, context.newId, now);
      const write: LoanWrite = { operation, loanNum, action: asked.action, now, note: 'loan-opened' };
      return save(context, asked, { write, asked: rememberedAs(asked), loan }, null);
    });
    // The same operation began elsewhere at the same time; its number is known now.
    if (created) return created;
  }
}
