import { sql } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import { pausedStatuses } from '../../domain/loan/figures';
import { seesOwnLoansOnly } from '../../domain/reports/own-loans';
import type { LockExpiryRow } from '../../domain/reports/report-row.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { List } from '../http/list-query';
import { selectLoans } from '../loan/loan.service';
import { known, loanColumns, loanFilters, loanSorts, reportLoan, today, within } from './report-loans';

const LOCKED = '1';
const ACTIVE_TAB = 0;

/** Active locks of active and paused loans, also those that have expired. */
export async function lockExpiryRows(portal: AppContext, actor: Actor) {
  const day = sql<{ today: string }>`(select ${pacificDate(portal.clock())}::date as today)`;
  const own = seesOwnLoansOnly(actor.roles, 'lock-expiry');
  const seen = await selectLoans(portal, actor, own ? { filter: { mine: true } } : {});
  return portal.db
    .selectFrom('portal.pipeline as loan')
    .innerJoin(day.as<'clock'>('clock'), (join) => join.onTrue())
    .where(sql<boolean>`loan.loan_num in (select loan_num from (${seen}) seen)`)
    .where('loan.sRateLockStatusT', '=', LOCKED)
    .where(sql<boolean>`(loan.tab = ${ACTIVE_TAB} or loan."sStatusT" in (${sql.join(pausedStatuses)}))`)
    .where(sql<boolean>`loan."sRLckdExpiredD" <> 'infinity'`)
    .select([
      ...loanColumns,
      ...(['loan.sRLckdExpiredD', 'loan.sEstCloseD'] as const),
      sql<number>`loan."sRLckdExpiredD" - ${today}`.as('daysLeft'),
    ]);
}

type Found = Awaited<ReturnType<Awaited<ReturnType<typeof lockExpiryRows>>['execute']>>[number];

export const lockExpiryRow = (row: Found): LockExpiryRow => ({
  ...reportLoan(row),
  expDate: row.sRLckdExpiredD,
  daysLeft: row.daysLeft,
  estClosing: known(row.sEstCloseD),
});

export const lockExpiryList: List = {
  unit: 'locks',
  sorts: {
    ...loanSorts,
    expDate: 'loan.sRLckdExpiredD',
    daysLeft: 'loan.sRLckdExpiredD',
    estClosing: 'loan.sEstCloseD',
  },
  filters: { ...loanFilters, expDate: within(sql`loan."sRLckdExpiredD"`) },
  first: ['expDate', 'ASC'],
  key: 'loan.loan_num',
};
