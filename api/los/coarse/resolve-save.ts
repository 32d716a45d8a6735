import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';
import { rememberAnswer } from '../journal/operations';
import { recordWrite } from '../journal/record-write';
import { type AnnouncedSave, announcedSave, withdraw } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import type { CoarseLoan } from './coarse-los';
import { knownLoan, storeLoan } from './known-loans';

/** Records a save that the LOS has done, once: what it changed, the entry in the feed, and the answer of its operation. */
export function completeSave(
  { db }: Pick<CoarseContext, 'db'>,
  save: AnnouncedSave,
  before: LoanDocument | null,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await withdraw(trx, save.remembered.id))) return;
    await storeLoan(trx, save.loan);
    await rememberAnswer(trx, save.remembered, save.loan, save.write.now);
    await recordWrite(trx, before, save.loan, save.write);
  });
}

/**
 * Whether the LOS has done a save whose answer is unknown. The LOS saves a loan whole, so it has if any field holds the value
 * that the save was to give it; someone else changed the others afterwards.
 */
function wasSaved(before: LoanDocument | undefined, { loan }: AnnouncedSave, current: CoarseLoan): boolean {
  if (before === undefined) return true;
  const differing = new Set(fieldChanges(loan, { ...current, version: loan.version }).map(({ field }) => field));
  return fieldChanges(before, loan).some(({ field }) => !differing.has(field));
}

/** Finds out what became of a save that a crash or a lost answer left, and completes or withdraws it. Call it with the lock. */
export async function resolveSave(context: CoarseContext, loanNum: string): Promise<void> {
  const { coarse, db } = context;
  const save = await announcedSave(db, loanNum);
  if (save === undefined) return;
  const [before, current] = await Promise.all([knownLoan(db, loanNum), coarse.load(loanNum)]);
  if (current !== null && wasSaved(before, save, current)) await completeSave(context, save, before ?? null);
  else await withdraw(db, save.remembered.id);
}
