import { sql } from 'kysely';
import type { z } from 'zod';
import type { falloutRow } from '../../domain/reports/report-row.schemas';
import { falloutReasons } from '../../domain/reports/report-shapes';
import { reportWords } from '../../domain/reports/report-words';
import { oneOf } from '../http/list-filters';
import type { ReportSource } from './report';
import {
  count,
  type LoanColumns,
  loanFilters,
  loanSelect,
  loanSorts,
  monthOf,
  percent,
  places,
  reportLoan,
  within,
} from './report-loans';

type Row = Readonly<z.infer<typeof falloutRow>>;
type Found = LoanColumns & Pick<Row, 'reason' | 'lockedOn' | 'expDate' | 'endedOn'>;

const LOCK_CANCELED = '4';

const fell = sql`row.reason <> 'funded'`;
/** Locks of the whole report: the total is the largest of its groups. */
const allLocks = sql`max(count(*)) over ()`;

/** Locked loans that were funded, or are not going to be with this lock. Loans that are still locked and open are not in it. */
export const fallout: ReportSource<Found, Row> = {
  name: 'fallout',
  rows: async (_, { from, isSeen }) => sql`
    select * from (
      select loan.loan_num as id, ${loanSelect}, history.locked_on as "lockedOn", history.lock_expires as "expDate",
        coalesce(history.outcome, case
          when history.lock_status = ${LOCK_CANCELED} then 'lockCanceled'
          when history.lock_expires < clock.today then 'expired' end) as reason,
        case when history.outcome is not null then history.outcome_on
          when history.lock_status is distinct from ${LOCK_CANCELED} then history.lock_expires end as "endedOn"
      from ${from} join portal.loan_history history using (loan_num)
      where history.locked_on is not null and ${isSeen}
    ) locked where reason is not null`,
  list: {
    unit: 'locks',
    sorts: {
      ...loanSorts,
      reason: sql`array_position(${sql.val([...falloutReasons, 'funded'])}::text[], row.reason)`,
      lockedOn: 'row.lockedOn',
      expDate: 'row.expDate',
      endedOn: 'row.endedOn',
    },
    filters: {
      ...loanFilters,
      reason: oneOf('row.reason'),
      lockedOn: within('row.lockedOn'),
      endedOn: within('row.endedOn'),
    },
    first: ['reason', 'ASC'],
    key: 'row.id',
  },
  by: { reason: sql`nullif(row.reason, 'funded')`, month: monthOf('row.lockedOn'), ...places },
  measures: (by) => ({
    // The locks that a share by reason is of are all that ended, so a reason has none of its own.
    locks: by === 'reason' ? sql`case when grouping(row.key) = 1 then count(*) end` : sql`count(*)`,
    fallout: count(fell),
    amount: sql`coalesce(sum(row.amount) filter (where ${fell}), 0)::numeric(20, 2)::text`,
    share: percent(count(fell), by === 'reason' ? allLocks : sql`count(*)`),
  }),
  answer: (row) => ({
    ...reportLoan(row),
    reason: row.reason,
    lockedOn: row.lockedOn,
    expDate: row.expDate,
    endedOn: row.endedOn,
  }),
  columns: [
    ['Outcome', (row) => reportWords.reason[row.reason]],
    ['Locked', (row) => row.lockedOn],
    ['Lock Expiration', (row) => row.expDate],
    ['Ended', (row) => row.endedOn],
  ],
};
