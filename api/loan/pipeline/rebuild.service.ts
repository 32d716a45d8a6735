import type { AppContext } from '../../app-context';
import { databaseNow, outdatedLoans, removeUntouched, untouchedLoans, upsertRows } from './index.queries';
import { indexRowOf } from './index-row';
import { foldTotals } from './totals.queries';

/** Loans that are asked of the LOS at a time; the port takes no more. */
const BATCH = 500;

/** What a rebuild did. */
export interface Rebuilt {
  readonly loans: number;
  readonly removed: number;
}

/**
 * Makes every row anew from the LOS, batch by batch along its change feed, and removes rows of loans that it does not have.
 * People may work meanwhile: what they write is newer than what was read here and stays.
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
 * Rows that the feed did not lead to: the LOS is asked for each of their loans, and those that it does not have go. An empty
 * page of the feed alone proves nothing.
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

/** Reads up to {@link BATCH} loans from the LOS and writes their rows; answers which the LOS has. */
async function refresh(portal: AppContext, loanNums: readonly string[], since?: Date): Promise<ReadonlySet<string>> {
  if (loanNums.length === 0) return new Set();
  const found = await portal.los.loadLoans(loanNums);
  await upsertRows(portal.db, found.map(indexRowOf), since);
  return new Set(found.map((loan) => loan.sLNm));
}

/** Reads these loans from the LOS and brings their rows to its version; answers which the LOS has. */
export async function updateIndex(portal: AppContext, loanNums: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let first = 0; first < loanNums.length; first += BATCH) {
    for (const loanNum of await refresh(portal, loanNums.slice(first, first + BATCH))) found.add(loanNum);
  }
  return found;
}
