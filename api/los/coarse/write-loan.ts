import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import type { StatusAnswer } from '../../../domain/loan/status-requirements';
import type { MessageInput } from '../../../domain/messages/message';
import type { LoanWrite } from '../journal/loan-write';
import {
  earlierAnswer,
  type OperationRequest,
  operationIdUsed,
  rememberAnswers,
  rememberedOperation,
} from '../journal/operations';
import { recordWrite } from '../journal/record-write';
import { unknownLoan } from '../loan-rules/loan-reads';
import { newLoan } from '../loan-rules/new-loan';
import { nextVersion } from '../loan-rules/next-version';
import { LosError } from '../los-error';
import type { Operation } from '../operation';
import { type AnnouncedSave, announce, announcedLoan, announcedSave, CREATION, withdraw } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import type { SavedLoan } from './coarse-los';
import { freeLoanNumber } from './free-loan-number';
import { withLoan } from './loan-lock';
import { readLocked } from './read-loan';
import { completeSave, givenNumber, resolveSave } from './resolve-save';
import { storedLoan } from './stored-loan';
import { isUnknown } from './unknown-outcome';

/** The answer that the operation got before. */
async function answered(context: CoarseContext, requested: OperationRequest): Promise<LoanDocument | undefined> {
  const earlier = await earlierAnswer(context.db, context.vault, requested);
  return earlier?.answer as LoanDocument | undefined;
}

/**
 * Announces a save, sends it to the LOS, and records it. After a refusal nothing happened; without an answer, the announcement
 * stays until the next reader or writer determines the outcome. Undefined if the operation is under way with another loan.
 */
async function save(
  context: CoarseContext,
  requested: OperationRequest,
  announced: AnnouncedSave,
  before: LoanDocument | null,
): Promise<LoanDocument | undefined> {
  const { coarse, db } = context;
  if (!(await announce(db, announced))) return undefined;
  let saved: SavedLoan | undefined;
  try {
    // The operation may have ended with another loan just before it was announced with this one.
    const earlier = await answered(context, requested);
    if (earlier) {
      await withdraw(db, announced.remembered.id);
      return earlier;
    }
    const { version: _, ...loan } = announced.loan;
    saved = await coarse.save(loan, before, givenNumber(context, announced));
  } catch (error) {
    if (!isUnknown(error)) await withdraw(db, announced.remembered.id);
    else if (error instanceof LosError) throw new LosError(error.code, error.wording, { outcome: 'unknown' });
    throw error;
  }
  const { loan, outside } = storedLoan(context, announced.loan, before, saved);
  await completeSave(context, { ...announced, loan }, before, { warnings: saved?.warnings, outside });
  return outside ?? loan;
}

/** The result of a write on the current loan. */
export type Change = (stored: LoanDocument, now: Date) => LoanDocument | Promise<LoanDocument>;

/** Changes a loan once per operation: loads it, compares it with what the caller read, and saves it. */
export function writeLoan(
  context: CoarseContext,
  requested: OperationRequest & {
    readonly loanNum: string;
    readonly note?: MessageInput | undefined;
    readonly answer?: StatusAnswer | undefined;
  },
  change: Change,
): Promise<LoanDocument> {
  const { operation, action, loanNum, note, answer } = requested;
  const { vault } = context;
  return withLoan(context, loanNum, async () => {
    const stored = await readLocked(context, loanNum);
    const earlier = await answered(context, requested);
    if (earlier) return earlier;
    if (stored === null) throw unknownLoan(loanNum);
    const now = context.clock();
    const write: LoanWrite = { operation, loanNum, action, now, vault, note, answer };
    const next = nextVersion(stored, await change(stored, now), now);
    if (next === stored) return recordUnchanged(context, requested, write, stored);
    const saved = await save(
      context,
      requested,
      { write, remembered: rememberedOperation(vault, requested), loan: next },
      stored,
    );
    if (saved === undefined) throw operationIdUsed();
    return saved;
  });
}

/** A write that changed nothing is answered and listed like any other. */
async function recordUnchanged(
  context: CoarseContext,
  requested: OperationRequest,
  write: LoanWrite,
  stored: LoanDocument,
) {
  const { db, vault } = context;
  await db.transaction().execute(async (trx) => {
    await rememberAnswers(trx, vault, [{ ...rememberedOperation(vault, requested), answer: stored }], write.now);
    await recordWrite(trx, stored, stored, write);
  });
  return stored;
}

/** Adds a loan once per operation, under a number that the announcement stores for a repeat. */
export async function createLoan(
  context: CoarseContext,
  operation: Operation,
  draft: NewLoanDocument,
): Promise<LoanDocument> {
  const requested: OperationRequest = { operation, action: CREATION, request: draft };
  for (;;) {
    const announcedNumber = await announcedLoan(context.db, operation.id);
    const loanNum = announcedNumber ?? (await freeLoanNumber(context));
    const created = await withLoan(context, loanNum, async () => {
      await resolveSave(context, loanNum);
      const earlier = await answered(context, requested);
      if (earlier) return earlier;
      // The loan is not there yet. It is sent again under the same number, which the LOS has once.
      const left = await announcedSave(context, loanNum);
      if (left?.remembered.id === operation.id) await withdraw(context.db, operation.id);
      const now = context.clock();
      const loan = newLoan(draft, loanNum, context.newId, now);
      const { vault } = context;
      const write: LoanWrite = { operation, loanNum, action: requested.action, now, vault, note: 'loan-opened' };
      return save(context, requested, { write, remembered: rememberedOperation(vault, requested), loan }, null);
    });
    // The same operation began elsewhere at the same time; its number is known now.
    if (created) return created;
  }
}
