import { forEachConcurrently } from '../../for-each-concurrently';
import { announcedNumbers } from './announced-saves';
import type { CoarseContext } from './coarse-context';
import { lastModification, readModifications, storeModification } from './known-loans';
import { withFreeLoan } from './loan-lock';
import { readLocked } from './read-loan';
import { resolveSave } from './resolve-save';

/** Loans that are read in one go; the rest follow with the next. */
const MAX_READ = 500;
const READ_AT_ONCE = 4;
/** Numbers of one query. */
const CHUNK = 5000;
/** The LOS may list a save later than one that it dates after it. */
const OVERLAP_MS = 60_000;
/** The LOS may date two saves of a loan within this time alike, so that a loan that was just saved is read again. */
const SAME_DATE_MS = 2_000;

interface Modified {
  readonly loanNum: string;
  readonly at: Date;
}

/** The listed loans whose last save the journal has not read. */
async function unread({ coarse, db }: CoarseContext): Promise<Modified[]> {
  const last = await lastModification(db);
  const listed = await coarse.modifiedSince(last && new Date(last.getTime() - OVERLAP_MS).toISOString());
  const found: Modified[] = [];
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
  return found.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Brings the journal up to date: resolves saves left by a crash, and records changes made in the LOS itself. Loans that are
 * being written are left for the next time. Returns whether everything was read.
 */
export async function catchUp(context: CoarseContext): Promise<boolean> {
  const { db, clock } = context;
  await forEachConcurrently(READ_AT_ONCE, await announcedNumbers(db), ({ loanNum }) =>
    withFreeLoan(context, loanNum, () => resolveSave(context, loanNum)),
  );
  const loans = await unread(context);
  await forEachConcurrently(READ_AT_ONCE, loans.slice(0, MAX_READ), ({ loanNum, at }) =>
    withFreeLoan(context, loanNum, async () => {
      const asOf = clock();
      const loan = await readLocked(context, loanNum);
      if (loan && asOf.getTime() - at.getTime() > SAME_DATE_MS) await storeModification(db, loanNum, at);
    }),
  );
  return loans.length <= MAX_READ;
}
