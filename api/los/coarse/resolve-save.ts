import type { LoanDocument } from '../../../domain/loan/document';
import { type MessageInput, message } from '../../../domain/messages/message';
import { fieldChanges } from '../journal/field-changes';
import type { JournalTransaction } from '../journal/journal-db';
import { rememberAnswers } from '../journal/operations';
import { recordWrite } from '../journal/record-write';
import { logStatus } from '../journal/status-log';
import { type AnnouncedSave, announcedSave, withdraw } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import type { CoarseLoan } from './coarse-los';
import { withKeptValues } from './kept-values';
import { knownLoan, storeLoan } from './known-loans';

/** A note of a write that keeps the status, and what the LOS said, are entries of their own in the status log. */
async function logNotes(
  trx: JournalTransaction,
  { loan, write }: AnnouncedSave,
  before: LoanDocument | null,
  warnings: readonly string[],
): Promise<void> {
  const { sStatusT } = loan;
  const notes: readonly MessageInput[] = [
    ...(write.note !== undefined && before?.sStatusT === sStatusT ? [write.note] : []),
    ...warnings.map((said) => message('los-said', { said })),
  ];
  for (const note of notes) await logStatus(trx, sStatusT, sStatusT, { ...write, note, answer: undefined });
}

/** Records a save that the LOS has completed, once: its changes, the feed entry, and the answer of its operation. */
export function completeSave(
  { db, vault }: Pick<CoarseContext, 'db' | 'vault'>,
  save: AnnouncedSave,
  before: LoanDocument | null,
  warnings: readonly string[] = [],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await withdraw(trx, save.remembered.id))) return;
    await storeLoan(trx, vault, save.loan);
    await rememberAnswers(trx, vault, [{ ...save.remembered, answer: save.loan }], save.write.now);
    await logNotes(trx, save, before, warnings);
    await recordWrite(trx, before, save.loan, save.write);
  });
}

/**
 * Whether the LOS has completed a save whose answer is unknown. The LOS saves complete loans, so it has if any changed field
 * has its new value; someone else may have changed the others afterwards.
 */
function wasSaved(before: LoanDocument | undefined, { loan }: AnnouncedSave, current: CoarseLoan): boolean {
  if (before === undefined) return true;
  const differing = new Set(fieldChanges(loan, { ...current, version: loan.version }).map(({ field }) => field));
  return fieldChanges(before, loan).some(({ field }) => !differing.has(field));
}

/**
 * Determines the outcome of a save after a crash or a lost answer, and completes or withdraws it. The caller must hold the
 * lock.
 */
export async function resolveSave(context: CoarseContext, loanNum: string): Promise<void> {
  const { coarse, db } = context;
  const save = await announcedSave(context, loanNum);
  if (save === undefined) return;
  const [before, current] = await Promise.all([knownLoan(context, loanNum), coarse.load(loanNum)]);
  const now = current && withKeptValues(current, before, coarse.lacks);
  if (now !== null && wasSaved(before, save, now)) await completeSave(context, save, before ?? null);
  else await withdraw(db, save.remembered.id);
}
