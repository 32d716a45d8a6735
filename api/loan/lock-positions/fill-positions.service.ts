import type { AppContext } from '../../app-context';
import { storeLoanRows } from '../stored-loan-rows';
import { loansWithoutPosition, positionRows } from './lock-positions.queries';

/** Loans requested from the LOS at a time; the port accepts no more. */
const BATCH = 500;

/** Writes the positions of locked loans that were indexed before there were any. */
export async function fillPositions(portal: AppContext, signal: AbortSignal): Promise<void> {
  let after = '';
  while (!signal.aborted) {
    const lacking = await loansWithoutPosition(portal.db, after, BATCH);
    const last = lacking.at(-1);
    if (last === undefined) return;
    const loans = await portal.los.loadLoans(lacking);
    await storeLoanRows(portal.db, loans, positionRows(loans));
    after = last;
  }
}
