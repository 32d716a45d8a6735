import type { Portal } from '../portal';
import { indexRowOf } from './index-row';
import { databaseNow, outdatedLoans, removeUntouched, upsertRows } from './pipeline-index.queries';
import { foldTotals } from './pipeline-totals.queries';

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
export async function rebuildPipeline(portal: Portal): Promise<Rebuilt> {
  const since = await databaseNow(portal.db);
  let loans = 0;
  let cursor = '';
  for (;;) {
    const page = await portal.los.changesSince(cursor, BATCH);
    if (page.changes.length === 0) break;
    cursor = page.cursor;
    const outdated = await outdatedLoans(portal.db, page.changes, since);
    loans += await bringUpToDate(portal, outdated, since);
  }
  const removed = await removeUntouched(portal.db, since);
  await foldTotals(portal.db);
  return { loans, removed };
}

/** Reads these loans from the LOS and writes their rows; answers how many the LOS has. */
export async function bringUpToDate(portal: Portal, loanNums: readonly string[], since?: Date): Promise<number> {
  let found = 0;
  for (let first = 0; first < loanNums.length; first += BATCH) {
    const batch = await portal.los.loadLoans(loanNums.slice(first, first + BATCH));
    await upsertRows(portal.db, batch.map(indexRowOf), since);
    found += batch.length;
  }
  return found;
}
