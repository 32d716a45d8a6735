import type { LoanDocument } from '../../../domain/loan/document';
import { fieldChanges } from '../journal/field-changes';
import { recordWrite } from '../journal/record-write';
import { unknownLoan } from '../loan-rules/loan-reads';
import { nextVersion } from '../loan-rules/next-version';
import { announcedSave } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import type { CoarseLoan } from './coarse-los';
import { withKeptValues } from './kept-values';
import { knownLoan, storeLoan } from './known-loans';
import { withLoan } from './loan-lock';
import { outsideWrite } from './outside-write';
import { resolveSave } from './resolve-save';

const isSame = (known: LoanDocument, current: CoarseLoan): boolean =>
  fieldChanges(known, { ...current, version: known.version }).length === 0;

/** Assigns a version to the current loan, and records changes made in the LOS itself since the journal last saw it. */
async function observe(context: CoarseContext, loanNum: string, loaded: CoarseLoan): Promise<LoanDocument> {
  const { coarse, db, clock, vault } = context;
  const known = await knownLoan(context, loanNum);
  const current = withKeptValues(loaded, known, coarse.lacks);
  const now = clock();
  const loan = nextVersion(known ?? null, { ...current, version: known?.version ?? 0 }, now);
  if (loan === known) return known;
  await db.transaction().execute(async (trx) => {
    await storeLoan(trx, vault, loan);
    await recordWrite(trx, known ?? null, loan, outsideWrite(vault, loanNum, known ? 'change' : 'create', now));
  });
  return loan;
}

/** The loan as the LOS has it now; null if there is none. The caller must hold the lock. */
export async function readLocked(context: CoarseContext, loanNum: string): Promise<LoanDocument | null> {
  await resolveSave(context, loanNum);
  const current = await context.coarse.load(loanNum);
  return current && observe(context, loanNum, current);
}

/** The loan as the LOS has it now. Throws `not-found` if there is none. */
export async function readLoan(context: CoarseContext, loanNum: string): Promise<LoanDocument> {
  const [known, save] = await Promise.all([knownLoan(context, loanNum), announcedSave(context, loanNum)]);
  const current = await context.coarse.load(loanNum);
  if (current === null) throw unknownLoan(loanNum);
  const { lacks } = context.coarse;
  if (known !== undefined && save === undefined && isSame(known, withKeptValues(current, known, lacks))) return known;
  const loan = await withLoan(context, loanNum, () => readLocked(context, loanNum));
  if (loan === null) throw unknownLoan(loanNum);
  return loan;
}
