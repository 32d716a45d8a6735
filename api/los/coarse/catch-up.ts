import { forEachConcurrently } from '../../for-each-concurrently';
import { type AnnouncedNumber, announcedNumbers } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import { knownNumbers, lastModification, readModifications, storeModification } from './known-loans';
import { withFreeLoan } from './loan-lock';
import { readLocked } from './read-loan';
import { resolveSave } from './resolve-save';
import { type ModifiedLoan, noteUnread, postponeUnread, removeUnread, unreadLoans } from './unread-loans';

/** Loans that are read in one go; the rest follow with the next. */
const MAX_READ = 500;
const READ_AT_ONCE = 4;
/** Numbers of one query. */
const CHUNK = 5000;
/**
 * The LOS may list a save later than one that it dates after it. In the hour after the end of daylight saving time, local times
 * of the LOS are those of the hour before.
 */
const OVERLAP_MS = 2 * 3_600_000;
/** The LOS may date two saves of a loan within this time alike, so that a loan that was just saved is read again. */
const SAME_DATE_MS = 2_000;
/** A loan that could not be read is tried again after this time, and given up after a day if the LOS has none. */
const RETRY_MS = 60_000;
const GIVE_UP_MS = 86_400_000;
/** A new loan may have a number of the LOS for this time, before it gets that of the portal. */
const NUMBERING_MS = 120_000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

type Listed = Awaited<ReturnType<CoarseContext['coarse']['modifiedSince']>>;

/** Each loan once, with its last save. */
function latest(listed: Listed): Listed {
  const byNumber = new Map<string, Listed[number]>();
  for (const loan of listed) {
    const other = byNumber.get(loan.loanNum);
    if (other === undefined || Date.parse(other.at) < Date.parse(loan.at)) byNumber.set(loan.loanNum, loan);
  }
  return [...byNumber.values()];
}

/** The listed loans whose last save the journal has not read. */
async function unread({ coarse, db }: CoarseContext): Promise<ModifiedLoan[]> {
  const last = await lastModification(db);
  const listed = latest(await coarse.modifiedSince(last && before(last, OVERLAP_MS).toISOString()));
  const found: ModifiedLoan[] = [];
  for (let from = 0; from < listed.length; from += CHUNK) {
    const some = listed.slice(from, from + CHUNK);
    const read = await readModifications(
      db,
      some.map(({ loanNum }) => loanNum),
    );
    for (const { loanNum, at } of some) {
      if (read.get(loanNum) !== Date.parse(at)) found.push({ loanNum, at: new Date(at) });
    }
  }
  return found;
}

/** Leaves out loans that the portal is adding, as long as the LOS has them under a number of its own. */
async function withoutNewNumbers(
  { db, clock }: CoarseContext,
  loans: readonly ModifiedLoan[],
  announced: readonly AnnouncedNumber[],
): Promise<readonly ModifiedLoan[]> {
  const added = announced.filter(({ isCreation }) => isCreation);
  if (added.length === 0) return loans;
  const known = await knownNumbers(
    db,
    loans.map(({ loanNum }) => loanNum),
  );
  const since = before(clock(), NUMBERING_MS);
  const isNumbering = added.some(({ given, at }) => given === null && at > since);
  return loans.filter(({ loanNum }) => {
    if (known.has(loanNum) || announced.some((one) => one.loanNum === loanNum)) return true;
    return !isNumbering && !added.some(({ given }) => given === loanNum);
  });
}

/** Reads a loan, and notes what is to be done with it next. */
async function readModified(context: CoarseContext, modified: ModifiedLoan): Promise<void> {
  const { db, clock, log } = context;
  const { loanNum, at } = modified;
  const asOf = clock();
  const again = new Date(asOf.getTime() + RETRY_MS);
  try {
    const loan = await readLocked(context, loanNum);
    if (loan === null && at > before(asOf, GIVE_UP_MS)) return await postponeUnread(db, modified, again);
    if (loan !== null && at >= before(asOf, SAME_DATE_MS)) return;
    if (loan !== null) await storeModification(db, loanNum, at);
    await removeUnread(db, modified);
  } catch (error) {
    log.warn({ err: error, loanNum }, 'a modified loan could not be read');
    await postponeUnread(db, modified, again);
  }
}

/**
 * Brings the journal up to date: resolves saves left by a crash, and records changes made in the LOS itself. Loans that are
 * being written, and those that cannot be read, are noted for the next time. Returns whether everything was read.
 */
export async function catchUp(context: CoarseContext): Promise<boolean> {
  const { db, clock, log } = context;
  const announced = await announcedNumbers(db);
  await forEachConcurrently(READ_AT_ONCE, announced, ({ loanNum }) =>
    withFreeLoan(context, loanNum, () => resolveSave(context, loanNum)).catch((error: unknown) =>
      log.warn({ err: error, loanNum }, 'the outcome of a save is still unknown'),
    ),
  );
  const now = clock();
  await noteUnread(db, await unread(context), now);
  const due = await unreadLoans(db, now, MAX_READ + 1);
  const loans = await withoutNewNumbers(context, due.slice(0, MAX_READ), await announcedNumbers(db));
  await forEachConcurrently(READ_AT_ONCE, loans, (loan) =>
    withFreeLoan(context, loan.loanNum, () => readModified(context, loan)),
  );
  return due.length <= MAX_READ;
}
