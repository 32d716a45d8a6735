import type { AppContext } from '../../app-context';
import { storeLoanRows } from '../stored-loan-rows';
import { historyRows, loansWithoutHistory } from './loan-history.queries';

/** Loans requested from the LOS at a time; the port accepts no more. */
const BATCH = 500;

/** Writes the histories of loans that were indexed before there were any. */
export async function fillHistory(portal: AppContext, signal: AbortSignal): Promise<void> {
  let after = '';
  while (!signal.aborted) {
    const lacking = await loansWithoutHistory(portal.db, after, BATCH);
    const last = lacking.at(-1);
    if (last === undefined) return;
    const loans = await portal.los.loadLoans(lacking);
    await storeLoanRows(portal.db, loans, historyRows(loans));
    after = last;
  }
}
