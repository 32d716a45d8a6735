import type { AppContext } from '../../app-context';
import { storeLoanRows } from '../stored-loan-rows';
import { finalActionRows, loansWithoutAction } from './final-actions.queries';

/** Loans requested from the LOS at a time; the port accepts no more. */
const BATCH = 500;

/** Writes the final actions of loans that were indexed before there were any. */
export async function fillFinalActions(portal: AppContext, signal: AbortSignal): Promise<void> {
  let after = '';
  while (!signal.aborted) {
    const lacking = await loansWithoutAction(portal.db, after, BATCH);
    const last = lacking.at(-1);
    if (last === undefined) return;
    const loans = await portal.los.loadLoans(lacking);
    await storeLoanRows(portal.db, loans, finalActionRows(loans));
    after = last;
  }
}
