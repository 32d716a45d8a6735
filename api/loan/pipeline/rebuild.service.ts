import type { AppContext } from '../../app-context';
import { databaseNow, outdatedLoans, removeUntouched, untouchedLoans } from './index.queries';
import { indexLoans } from './index.service';
import { foldTotals } from './totals.queries';

/** Loans requested from the LOS at a time; the port accepts no more. */
const BATCH = 500;

/** The result of a rebuild. */
export interface Rebuilt {
  readonly loans: number;
  readonly removed: number;
}

/**
 * Rebuilds every row from the LOS, batch by batch along its change feed, and removes rows of loans that it does not have. Users
 * can keep working: their newer writes are kept.
 */
export async function rebuildPipeline(portal: AppContext): Promise<Rebuilt> {
  const since = await databaseNow(portal.db);
  let loans = 0;
  let cursor = '';
  for (;;) {
    const page = await portal.los.changesSince(cursor, BATCH);
    if (page.changes.length === 0) break;
    cursor = page.cursor;
    loans += (await refresh(portal, await outdatedLoans(portal.db, page.changes, since), since)).size;
  }
  const left = await resolveUntouched(portal, since);
  await foldTotals(portal.db);
  return { loans: loans + left.loans, removed: left.removed };
}

/**
 * Rows that the feed did not reach: asks the LOS for each of their loans, and removes those that it does not have. An empty
 * feed page alone proves nothing.
 */
async function resolveUntouched(portal: AppContext, since: Date): Promise<Rebuilt> {
  let loans = 0;
  let removed = 0;
  for (;;) {
    const untouched = await untouchedLoans(portal.db, since, BATCH);
    if (untouched.length === 0) return { loans, removed };
    const found = await refresh(portal, untouched, since);
    loans += found.size;
    const gone = untouched.filter((loanNum) => !found.has(loanNum));
    removed += await removeUntouched(portal.db, gone, since);
  }
}

/** Reads up to {@link BATCH} loans from the LOS and writes their rows; returns which of them the LOS has. */
async function refresh(portal: AppContext, loanNums: readonly string[], since?: Date): Promise<ReadonlySet<string>> {
  if (loanNums.length === 0) return new Set();
  const found = await portal.los.loadLoans(loanNums);
  await indexLoans(portal.db, portal.vault, found, since);
  return new Set(found.map((loan) => loan.sLNm));
}

/** Reads these loans from the LOS and updates their rows; returns which of them the LOS has. */
export async function updateIndex(portal: AppContext, loanNums: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let first = 0; first < loanNums.length; first += BATCH) {
    for (const loanNum of await refresh(portal, loanNums.slice(first, first + BATCH))) found.add(loanNum);
  }
  return found;
}
