import type { LoanDocument } from '../../../domain/loan/document';
import { type MessageInput, message } from '../../../domain/messages/message';
import { fieldChanges } from '../journal/field-changes';
import type { JournalTransaction } from '../journal/journal-db';
import { rememberAnswers } from '../journal/operations';
import { recordWrites } from '../journal/record-write';
import { logStatus } from '../journal/status-log';
import { type AnnouncedSave, announcedSave, recordGiven, withdraw } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import type { CoarseLoan, GivenNumber } from './coarse-los';
import { withKeptValues } from './kept-values';
import { knownLoan, storeLoan } from './known-loans';
import { outsideWrite } from './outside-write';
import { storedLoan } from './stored-loan';
import { isUnknown } from './unknown-outcome';

/** A new loan that was sent may appear in the LOS this long after. */
const LATE_MS = 3_600_000;

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

/** A save that the LOS has completed. */
interface CompletedSave {
  readonly warnings?: readonly string[] | undefined;
  /** The loan if it has, in the next version, what someone changed in the LOS at the same time. */
  readonly outside?: LoanDocument | undefined;
}

/** Records a save that the LOS has completed, once: its changes, the feed entry, and the answer of its operation. */
export function completeSave(
  { db, vault }: Pick<CoarseContext, 'db' | 'vault'>,
  save: AnnouncedSave,
  before: LoanDocument | null,
  { warnings = [], outside }: CompletedSave = {},
): Promise<void> {
  const { loan, write } = save;
  const answer = outside ?? loan;
  const others = { before: loan, after: answer, write: outsideWrite(vault, loan.sLNm, 'change', write.now) };
  return db.transaction().execute(async (trx) => {
    if (!(await withdraw(trx, save.remembered.id))) return;
    await storeLoan(trx, vault, answer);
    await rememberAnswers(trx, vault, [{ ...save.remembered, answer }], write.now);
    await logNotes(trx, save, before, warnings);
    await recordWrites(trx, [{ before, after: loan, write }, ...(outside ? [others] : [])]);
  });
}

/**
 * Whether the LOS has completed a save whose answer is unknown. The LOS saves complete loans, so it has if any changed field
 * has its new value; someone else may have changed the others afterwards. Applications are removed by calls of their own.
 */
function wasSaved(before: LoanDocument | undefined, { loan }: AnnouncedSave, current: CoarseLoan): boolean {
  if (before === undefined) return true;
  const hasRemovals = loan.applicants.length < before.applicants.length;
  if (hasRemovals && current.applicants.length > loan.applicants.length) return false;
  const differing = new Set(fieldChanges(loan, { ...current, version: loan.version }).map(({ field }) => field));
  return fieldChanges(before, loan).some(({ field }) => !differing.has(field));
}

/** The numbers of an announced new loan. */
export const givenNumber = ({ db }: Pick<CoarseContext, 'db'>, save: AnnouncedSave): GivenNumber => ({
  given: save.given,
  record: (given) => recordGiven(db, save.remembered.id, given),
});

/** Gives a new loan that the LOS has numbered itself the number of the portal. */
async function finishCreation(context: CoarseContext, save: AnnouncedSave): Promise<void> {
  const { version: _, ...loan } = save.loan;
  try {
    const saved = await context.coarse.save(loan, null, givenNumber(context, save));
    const { loan: named } = storedLoan(context, save.loan, null, saved);
    await completeSave(context, { ...save, loan: named }, null, { warnings: saved?.warnings });
  } catch (error) {
    if (!isUnknown(error)) await withdraw(context.db, save.remembered.id);
    throw error;
  }
}

/**
 * Determines the outcome of a save after a crash or a lost answer, and completes or withdraws it. The announcement of a new loan
 * that is not there stays for an hour, because the loan may appear late. The caller must hold the lock.
 */
export async function resolveSave(context: CoarseContext, loanNum: string): Promise<void> {
  const { coarse, db, clock } = context;
  const save = await announcedSave(context, loanNum);
  if (save === undefined) return;
  const [before, current] = await Promise.all([knownLoan(context, loanNum), coarse.load(loanNum)]);
  const now = current && withKeptValues(current, before, coarse.lacks);
  if (now !== null && wasSaved(before, save, now)) return completeSave(context, save, before ?? null);
  if (before === undefined && save.given !== undefined) return finishCreation(context, save);
  if (before === undefined && clock().getTime() - save.write.now.getTime() < LATE_MS) return;
  await withdraw(db, save.remembered.id);
}
