import type { Kysely, Transaction } from 'kysely';
import { servicedStatuses } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type LoanFill, loansWithout } from '../loan/loan.service';
import { storeServicingPositions } from './positions.queries';

/** Loans of these that are in servicing, or have a position of their own. */
async function servicedAmong(db: Kysely<PortalDb>, loanNums: readonly string[]): Promise<string[]> {
  if (loanNums.length === 0) return [];
  const rows = await db
    .selectFrom('portal.pipeline as loan')
    .leftJoin('portal.servicing_positions as held', 'held.loan_num', 'loan.loan_num')
    .where('loan.loan_num', 'in', [...loanNums])
    .where((where) =>
      where.or([where('loan.sStatusT', 'in', [...servicedStatuses]), where('held.loan_num', 'is not', null)]),
    )
    .select('loan.loan_num')
    .execute();
  return rows.map(({ loan_num }) => loan_num);
}

/** Keeps the positions of loans in servicing up to date with the loans. */
export async function followServicing(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  _reported: readonly unknown[],
  loanNums: readonly string[],
): Promise<void> {
  const serviced = await servicedAmong(trx, loanNums);
  await storeServicingPositions(portal, trx, serviced);
}

/** The positions of loans that were indexed before there were any. */
export const servicingFill: LoanFill = {
  lacking: (db, after, limit) =>
    loansWithout(db, { table: 'portal.servicing_positions', statuses: servicedStatuses }, after, limit),
  store: (portal, loanNums) => portal.db.transaction().execute((trx) => storeServicingPositions(portal, trx, loanNums)),
};
